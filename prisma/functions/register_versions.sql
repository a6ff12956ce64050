-- Stores earlier texts of a kind of content: SELECT "register_versions"('courses', 'course', ARRAY['title', 'summary']);
CREATE OR REPLACE FUNCTION "register_versions"("table" regclass, "kind" text, "columns" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "keep_texts" AFTER UPDATE ON %s REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "keep_texts"(%L, %L)', "table", "kind", "columns");
END
$$;
