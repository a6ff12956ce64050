-- CreateTable
CREATE TABLE "text_versions" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "item_id" TEXT NOT NULL,
    "texts" JSONB NOT NULL,
    "replaced_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "text_versions_kind_item_id_id_idx" ON "text_versions"("kind", "item_id", "id" DESC);

-- CreateIndex
CREATE INDEX "text_versions_created_at_idx" ON "text_versions"("created_at");


-- Earlier texts of items. The audit trail cannot give them back: it cuts long texts, and has no values of several rows that one
-- statement changes, such as those of an import.

-- Returns the texts of a row: the named columns, or what a section of the settings holds.
CREATE FUNCTION "texts_of"("row" jsonb, "columns" text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "row" ? 'section' THEN "row" -> 'value'
    ELSE (SELECT jsonb_object_agg("name", "row" -> "name") FROM unnest("columns") AS "name") END
$$;

-- Keeps the texts that a change replaces. Its arguments: kind, columns with texts.
CREATE FUNCTION "keep_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "text_versions" ("kind", "item_id", "texts", "replaced_by", "created_at")
  SELECT TG_ARGV[0], "item", "was", coalesce("audit_actor_name"("audit_actor"("always" => true)), 'Sistem'), now()
  FROM (
    SELECT coalesce("o" ->> 'id', "o" ->> 'section') AS "item", "texts_of"("o", TG_ARGV[1]::text[]) AS "was"
    FROM (SELECT to_jsonb("row") AS "o" FROM "old_rows" AS "row") AS "olds"
    WHERE NOT "o" ? 'section' OR "o" ->> 'section' LIKE '%Texts'
  ) AS "before"
  JOIN (
    SELECT coalesce("n" ->> 'id', "n" ->> 'section') AS "item", "texts_of"("n", TG_ARGV[1]::text[]) AS "is_now"
    FROM (SELECT to_jsonb("row") AS "n" FROM "new_rows" AS "row") AS "news"
  ) AS "after" USING ("item")
  WHERE "was" <> "is_now";
  RETURN NULL;
END
$$;

-- What a kind of content with earlier texts needs: SELECT "register_versions"('courses', 'course', ARRAY['title', 'summary']);
CREATE FUNCTION "register_versions"("table" regclass, "kind" text, "columns" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "keep_texts" AFTER UPDATE ON %s REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
    FOR EACH STATEMENT EXECUTE FUNCTION "keep_texts"(%L, %L)', "table", "kind", "columns");
END
$$;

DO $$
BEGIN
  PERFORM "register_versions"('services', 'service',
    ARRAY['title', 'device_name', 'description', 'details_description', 'benefits', 'brands', 'meta_title', 'meta_description']);
  PERFORM "register_versions"('blog_posts', 'post',
    ARRAY['title', 'summary', 'content', 'content_format', 'author', 'meta_title', 'meta_description']);
  PERFORM "register_versions"('faults', 'fault', ARRAY['title', 'symptoms', 'causes', 'checks', 'warning', 'repair']);
  PERFORM "register_versions"('settings', 'setting', '{}');
END
$$;
