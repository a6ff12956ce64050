-- A change of public content is announced with its table's name on 'content_changed', whoever makes it: the site, the seed, a
-- restore or psql. Each process listens, and renders again only the pages that read the table (docs/decisions/0003-page-cache.md).
CREATE OR REPLACE FUNCTION "announce_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME));
  RETURN NULL;
END
$$;

-- An image belongs to an item, and its change is announced as the item's: a reference's logo does not outdate the articles.
CREATE FUNCTION "announce_image_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" "images"%ROWTYPE;
BEGIN
  FOR "changed" IN SELECT OLD.* WHERE TG_OP <> 'INSERT' UNION ALL SELECT NEW.* WHERE TG_OP <> 'DELETE' LOOP
    PERFORM pg_notify('content_changed', CASE
      WHEN "changed"."service_id" IS NOT NULL THEN 'services'
      WHEN "changed"."blog_post_id" IS NOT NULL THEN 'blog_posts'
      ELSE 'references'
    END);
  END LOOP;
  RETURN NULL;
END
$$;
DROP TRIGGER "announce_content_change" ON "images";
CREATE TRIGGER "announce_image_change" AFTER INSERT OR UPDATE OR DELETE ON "images"
  FOR EACH ROW EXECUTE FUNCTION "announce_image_change"();
-- Without a name it outdates all pages.
CREATE TRIGGER "announce_content_change" AFTER TRUNCATE ON "images" FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"('');

-- Fills "search_text" from the columns that the trigger names, texts and lists of texts alike.
CREATE FUNCTION "fill_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "row" jsonb := to_jsonb(NEW);
BEGIN
  SELECT "fold_text"(string_agg("text", E'\n' ORDER BY "place")) INTO NEW."search_text"
  FROM unnest(TG_ARGV) WITH ORDINALITY AS "column" ("name", "place"),
    LATERAL (
      SELECT CASE jsonb_typeof("row" -> "column"."name")
        WHEN 'array' THEN (SELECT string_agg("item", E'\n') FROM jsonb_array_elements_text("row" -> "column"."name") AS "item")
        ELSE "row" ->> "column"."name"
      END AS "text"
    ) AS "value";
  NEW."search_text" := coalesce(NEW."search_text", '');
  RETURN NEW;
END
$$;

-- Makes a table's texts searchable. The table has a column "search_text".
CREATE FUNCTION "register_search"("table" regclass, "columns" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF %s ON %s FOR EACH ROW EXECUTE FUNCTION "fill_search_text"(%s)',
    (SELECT string_agg(format('%I', "name"), ', ') FROM unnest("columns") AS "name"), "table",
    (SELECT string_agg(format('%L', "name"), ', ') FROM unnest("columns") AS "name"));
END
$$;

-- Announces each change of a table that public pages read.
CREATE FUNCTION "register_announcement"("table" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"()', "table");
END
$$;

-- What a new table of public content needs: SELECT "register_content_table"('faults', ARRAY['title', 'symptoms']);
CREATE FUNCTION "register_content_table"("table" regclass, "columns" text[]) RETURNS void LANGUAGE sql AS $$
  SELECT "register_announcement"("table"), "register_search"("table", "columns");
$$;

DROP TRIGGER "fill_search_text" ON "services";
DROP TRIGGER "fill_search_text" ON "references";
DROP TRIGGER "fill_search_text" ON "blog_posts";
DROP TRIGGER "fill_search_text" ON "contact_messages";
DROP FUNCTION "fill_service_search_text"(), "fill_reference_search_text"(), "fill_blog_post_search_text"(), "fill_contact_message_search_text"();
DROP TRIGGER "announce_content_change" ON "services";
DROP TRIGGER "announce_content_change" ON "references";
DROP TRIGGER "announce_content_change" ON "blog_posts";

DO $$
BEGIN
  PERFORM "register_content_table"('services', ARRAY['title', 'description', 'details_description', 'benefits', 'brands']);
  PERFORM "register_content_table"('references', ARRAY['name']);
  PERFORM "register_content_table"('blog_posts', ARRAY['title', 'summary', 'author', 'content']);
  PERFORM "register_search"('contact_messages',
    ARRAY['company_name', 'contact_person', 'phone', 'email', 'device_brand', 'device_model', 'problem_description']);
END
$$;
