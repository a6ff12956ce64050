-- Fills the key by which customers' addresses are compared, as customerEmailKey() in lib/people/data.ts does.
CREATE OR REPLACE FUNCTION "fill_email_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."email_key" := "fold_text"(btrim(NEW."email"));
  RETURN NEW;
END
$$;
