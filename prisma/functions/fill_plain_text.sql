-- Fills the text that is searched.
CREATE OR REPLACE FUNCTION "fill_plain_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."plain_text" := "plain_text_of"(NEW."content");
  RETURN NEW;
END
$$;
