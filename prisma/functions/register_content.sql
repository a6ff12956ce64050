-- Registers a new table of content: SELECT "register_content"('courses', 'course', ARRAY['title'], ARRAY['title', 'summary']);
-- Its changes are announced and recorded, and its texts are searchable. `label` lists the columns that name an item, `search` those
-- with its texts.
CREATE OR REPLACE FUNCTION "register_content"("table" regclass, "kind" text, "label" text[], "search" text[], "unrecorded" text[] DEFAULT '{}')
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "audited_kinds" ("kind", "table", "label")
    SELECT "register_content"."kind", "relname", "register_content"."label" FROM "pg_class" WHERE "oid" = "register_content"."table";
  SELECT "register_content_table"("register_content"."table", "search");
  SELECT "register_audit_of_all"("register_content"."table", "register_content"."kind", "unrecorded");
$$;
