-- Writes the address by which customers are compared, as customerEmailKey() in lib/people/data.ts compares it.
CREATE OR REPLACE FUNCTION "fill_email_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."email_key" := "fold_text"(btrim(NEW."email"));
  RETURN NEW;
END
$$;
