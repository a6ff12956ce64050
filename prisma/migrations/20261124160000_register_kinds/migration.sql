-- CreateTable
CREATE TABLE "audited_kinds" (
    "kind" TEXT NOT NULL,
    "table" TEXT NOT NULL,
    "label" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audited_kinds_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "picture_owners" (
    "column" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_owners_pkey" PRIMARY KEY ("column")
);

-- AddForeignKey
ALTER TABLE "picture_owners" ADD CONSTRAINT "picture_owners_kind_fkey" FOREIGN KEY ("kind") REFERENCES "audited_kinds"("kind") ON DELETE RESTRICT ON UPDATE CASCADE;


-- A new kind of content is registered by one call, and its picture by another. What the functions of the audit trail and of
-- the announcements know about kinds is in these two tables, so that no migration copies a function to add a kind.

INSERT INTO "audited_kinds" ("kind", "table", "label") VALUES
  ('service', 'services', '{title}'),
  ('post', 'blog_posts', '{title}'),
  ('fault', 'faults', '{brand series code,title}'),
  ('reference', 'references', '{name}'),
  ('redirect', 'redirects', '{from}'),
  ('setting', 'settings', '{section}'),
  ('account', 'administrators', '{name,email}'),
  ('invitation', 'invitations', '{email}'),
  ('session', 'sessions', '{device}'),
  ('message', 'contact_messages', '{received_at}'),
  ('order', 'work_orders', '{number}');

INSERT INTO "picture_owners" ("column", "kind") VALUES
  ('service_id', 'service'), ('blog_post_id', 'post'), ('text_post_id', 'post'), ('reference_id', 'reference'), ('section', 'setting');

-- Returns what an item is called, by the columns of its kind: those of one part have a space between them, parts a comma.
CREATE OR REPLACE FUNCTION "audit_label"("kind" text, "row" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg("words", ', ' ORDER BY "place"), '')
  FROM "audited_kinds" AS "known", unnest("known"."label") WITH ORDINALITY AS "part" ("columns", "place"), LATERAL (
    SELECT string_agg(CASE
      WHEN "name" LIKE '%\_at' THEN to_char(("row" ->> "name")::timestamptz AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')
      ELSE nullif("row" ->> "name", '')
    END, ' ' ORDER BY "order") AS "words"
    FROM unnest(string_to_array("columns", ' ')) WITH ORDINALITY AS "column" ("name", "order")
  ) AS "text"
  WHERE "known"."kind" = "audit_label"."kind"
$$;

-- Returns what the item of a part is called, or null if there is none. A section of the settings may have no row.
CREATE OR REPLACE FUNCTION "audit_item_label"("kind" text, "item" text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  "known" "audited_kinds"%ROWTYPE;
  "label" text;
BEGIN
  SELECT * INTO "known" FROM "audited_kinds" AS "row" WHERE "row"."kind" = "audit_item_label"."kind";
  IF NOT FOUND OR "known"."label" = '{section}' THEN
    RETURN CASE WHEN FOUND THEN "item" END;
  END IF;
  EXECUTE format('SELECT "audit_label"($1, to_jsonb("row")) FROM %I AS "row" WHERE "id" = $2::uuid', "known"."table")
    INTO "label" USING "kind", "item";
  RETURN "label";
END
$$;

-- An image belongs to an item, and its change is announced as the item's: a reference's logo does not outdate the articles.
CREATE OR REPLACE FUNCTION "announce_image_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', "known"."table")
  FROM (SELECT to_jsonb(OLD) AS "row" WHERE TG_OP <> 'INSERT' UNION ALL SELECT to_jsonb(NEW) WHERE TG_OP <> 'DELETE') AS "changed"
  JOIN "picture_owners" AS "owner" ON "changed"."row" ->> "owner"."column" IS NOT NULL
  JOIN "audited_kinds" AS "known" USING ("kind");
  RETURN NULL;
END
$$;

-- Returns the columns of a table that the trail records with their values: those `listed`, in this order, then every other one
-- that is not `unrecorded` and says something about the item.
CREATE FUNCTION "audit_columns"("table" oid, "listed" text[], "unrecorded" text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT "listed" || ARRAY(
    SELECT "attname"::text FROM "pg_attribute"
    WHERE "attrelid" = "table" AND "attnum" > 0 AND NOT "attisdropped" AND "attname" <> ALL ("listed" || "unrecorded"
      || '{id,position,version,search_text,search_vector,created_at,updated_at}'::text[])
    ORDER BY "attnum"
  )
$$;

-- As before, with a fifth argument: with it every column but those that it names is recorded with its values.
CREATE OR REPLACE FUNCTION "audit_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "kind" text := TG_ARGV[0];
  "listed" text[] := TG_ARGV[1];
  "hidden" text[] := TG_ARGV[2];
  "at_first" text[] := TG_ARGV[3];
  "actor" jsonb := "audit_actor"("always" => TG_TABLE_NAME = 'administrators' AND TG_OP = 'UPDATE');
  "before" jsonb;
  "after" jsonb;
  "was" jsonb;
  "is_now" jsonb;
  "rows" integer := 0;
  "moved" boolean;
BEGIN
  -- Who accepts an invitation has no account until the transaction adds it.
  IF "actor" IS NULL OR (TG_TABLE_NAME = 'invitations' AND TG_OP = 'DELETE'
    AND NOT EXISTS (SELECT FROM "administrators" WHERE "id"::text = "actor" ->> 'id')) THEN
    RETURN NULL;
  END IF;
  IF TG_NARGS > 4 THEN
    "listed" := "audit_columns"(TG_RELID, "listed", TG_ARGV[4]::text[]);
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT count(*) INTO "rows" FROM "new_rows";
    IF "rows" = 1 THEN
      SELECT to_jsonb("row") INTO "is_now" FROM "new_rows" AS "row";
      PERFORM "audit_add"("actor", "kind", 'created', coalesce("is_now" ->> 'id', "is_now" ->> 'section'), "audit_label"("kind", "is_now"),
        "audit_differences"(NULL, "is_now", "at_first", '{}', ''), 1);
    ELSIF "rows" > 1 THEN
      PERFORM "audit_add"("actor", "kind", 'created', NULL, '', '[]', "rows");
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    -- What expires is no entry.
    FOR "before" IN SELECT to_jsonb("row") FROM "old_rows" AS "row" LOOP
      CONTINUE WHEN ("before" ->> 'expires_at')::timestamptz <= now();
      "rows" := "rows" + 1;
      "was" := "before";
    END LOOP;
    IF "rows" = 1 THEN
      PERFORM "audit_add"("actor", "kind", 'deleted', coalesce("was" ->> 'id', "was" ->> 'section'), "audit_label"("kind", "was"),
        "audit_differences"("was", NULL, "listed", '{}', ''), 1);
    ELSIF "rows" > 1 THEN
      PERFORM "audit_add"("actor", "kind", 'deleted', NULL, '', '[]', "rows");
    END IF;
  ELSE
    FOR "before", "after" IN
      WITH "olds" AS MATERIALIZED (SELECT to_jsonb("row") AS "old" FROM "old_rows" AS "row"),
        "news" AS MATERIALIZED (SELECT to_jsonb("row") AS "new" FROM "new_rows" AS "row")
      SELECT "o"."old", "n"."new" FROM "olds" AS "o" JOIN "news" AS "n"
        ON coalesce("o"."old" ->> 'id', "o"."old" ->> 'section') = coalesce("n"."new" ->> 'id', "n"."new" ->> 'section')
      WHERE EXISTS (SELECT FROM unnest("listed" || "hidden") AS "name" WHERE "o"."old" -> "name" IS DISTINCT FROM "n"."new" -> "name")
    LOOP
      -- A fault loses its link when the service or post is deleted, which has an entry of its own.
      CONTINUE WHEN ("after" ->> 'service_id' IS NULL AND NOT EXISTS (SELECT FROM "services" WHERE "id"::text = "before" ->> 'service_id')
          AND "before" ->> 'service_id' IS NOT NULL)
        OR ("after" ->> 'related_post_id' IS NULL AND NOT EXISTS (SELECT FROM "blog_posts" WHERE "id"::text = "before" ->> 'related_post_id')
          AND "before" ->> 'related_post_id' IS NOT NULL);
      "rows" := "rows" + 1;
      "was" := "before";
      "is_now" := "after";
    END LOOP;
    IF "rows" = 1 THEN
      PERFORM "audit_add"("actor", "kind", 'changed', coalesce("is_now" ->> 'id', "is_now" ->> 'section'), "audit_label"("kind", "is_now"),
        "audit_differences"("was", "is_now", "listed", "hidden", ''), 1);
    ELSIF "rows" > 1 THEN
      PERFORM "audit_add"("actor", "kind", 'changed', NULL, '', '[]', "rows");
    ELSE
      -- A change of order writes positions, also those that stay.
      SELECT array_agg("o" ->> 'id' ORDER BY ("o" ->> 'position')::int, "o" ->> 'id')
          <> array_agg("o" ->> 'id' ORDER BY ("n" ->> 'position')::int, "o" ->> 'id'),
        count(*) FILTER (WHERE "o" -> 'position' <> "n" -> 'position')
      INTO "moved", "rows"
      FROM (SELECT to_jsonb("row") AS "o" FROM "old_rows" AS "row") AS "olds"
      JOIN (SELECT to_jsonb("row") AS "n" FROM "new_rows" AS "row") AS "news" ON "o" ->> 'id' = "n" ->> 'id'
      WHERE "o" ? 'position';
      IF "moved" THEN
        PERFORM "audit_add"("actor", "kind", 'reordered', NULL, '', '[]', "rows");
      END IF;
    END IF;
  END IF;
  RETURN NULL;
END
$$;

-- Makes the trail record every column of a table of items, except the `unrecorded` ones. An entry has the `first` columns first.
-- A table with personal data is registered by register_audit instead, because there a column that nobody thought of is no entry.
CREATE FUNCTION "register_audit_of_all"("table" regclass, "kind" text, "unrecorded" text[] DEFAULT '{}', "first" text[] DEFAULT '{}')
RETURNS void LANGUAGE sql AS $$
  SELECT "audit_triggers"("table", format('"audit_change"(%L, %L, ''{}'', ''{}'', %L)', "kind", "first", "unrecorded"),
    '{INSERT,UPDATE,DELETE}')
$$;

-- What a new table of content needs: SELECT "register_content"('courses', 'course', ARRAY['title'], ARRAY['title', 'summary']);
-- announces its changes, makes its texts searchable and records them. `label` are the columns that name an item, `search` those with
-- its texts.
CREATE FUNCTION "register_content"("table" regclass, "kind" text, "label" text[], "search" text[], "unrecorded" text[] DEFAULT '{}')
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "audited_kinds" ("kind", "table", "label")
    SELECT "register_content"."kind", "relname", "register_content"."label" FROM "pg_class" WHERE "oid" = "register_content"."table";
  SELECT "register_content_table"("register_content"."table", "search");
  SELECT "register_audit_of_all"("register_content"."table", "register_content"."kind", "unrecorded");
$$;

-- Lets an item of a registered kind have pictures, by a column of "images" that refers to it: exactly one owner, announced and
-- recorded as its change.
CREATE FUNCTION "register_picture_owner"("column" text, "kind" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "picture_owners" ("column", "kind") VALUES ("register_picture_owner"."column", "register_picture_owner"."kind");
  ALTER TABLE "images" DROP CONSTRAINT "images_one_owner";
  EXECUTE format('ALTER TABLE "images" ADD CONSTRAINT "images_one_owner" CHECK (num_nonnulls(%s) = 1)',
    (SELECT string_agg(format('%I', "owner"."column"), ', ') FROM "picture_owners" AS "owner"));
  DROP TRIGGER "audit_insert" ON "images";
  DROP TRIGGER "audit_update" ON "images";
  DROP TRIGGER "audit_delete" ON "images";
  PERFORM "register_audit_part"('images', 'pictures',
    (SELECT jsonb_object_agg("owner"."column", "owner"."kind") FROM "picture_owners" AS "owner"), ARRAY['alt']);
END
$$;

-- The content from before records what it recorded, in the same order.
DO $$
DECLARE
  "table" text;
BEGIN
  FOREACH "table" IN ARRAY ARRAY['services', 'blog_posts', 'references', 'faults', 'redirects'] LOOP
    EXECUTE format('DROP TRIGGER "audit_insert" ON %1$I; DROP TRIGGER "audit_update" ON %1$I; DROP TRIGGER "audit_delete" ON %1$I', "table");
  END LOOP;
  PERFORM "register_audit_of_all"('services', 'service', '{}', ARRAY['title', 'slug', 'device_name', 'description', 'details_description',
    'icon_name', 'benefits', 'brands', 'is_draft', 'published_at', 'meta_title', 'meta_description']);
  PERFORM "register_audit_of_all"('blog_posts', 'post', ARRAY['content_format', 'plain_text'], ARRAY['title', 'slug', 'summary', 'content',
    'author', 'is_draft', 'published_at', 'meta_title', 'meta_description']);
  PERFORM "register_audit_of_all"('references', 'reference');
  PERFORM "register_audit_of_all"('faults', 'fault', ARRAY['identity', 'brand_slug', 'code_key', 'code_sort', 'letter'], ARRAY['brand',
    'series', 'code', 'title', 'slug', 'service_id', 'symptoms', 'causes', 'checks', 'warning', 'repair', 'related_post_id', 'featured',
    'is_draft', 'published_at']);
  PERFORM "register_audit_of_all"('redirects', 'redirect');
END
$$;
