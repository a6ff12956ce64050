-- Fills "plain_text": a post's text without Markdown, for the search.
CREATE OR REPLACE FUNCTION "fill_plain_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."plain_text" := "plain_text_of"(NEW."content");
  RETURN NEW;
END
$$;
