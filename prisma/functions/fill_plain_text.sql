-- Fills a post's text without Markdown, which the search reads.
CREATE OR REPLACE FUNCTION "fill_plain_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."plain_text" := "plain_text_of"(NEW."content");
  RETURN NEW;
END
$$;
