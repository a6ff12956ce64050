-- Registers a new table of public content: SELECT "register_content_table"('faults', ARRAY['title', 'symptoms']);
CREATE OR REPLACE FUNCTION "register_content_table"("table" regclass, "columns" text[]) RETURNS void LANGUAGE sql AS $$
  SELECT "register_announcement"("table"), "register_search"("table", "columns");
$$;
