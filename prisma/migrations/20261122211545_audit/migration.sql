-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "item_id" TEXT,
    "label" TEXT NOT NULL DEFAULT '',
    "changes" JSONB NOT NULL DEFAULT '[]',
    "count" INTEGER NOT NULL DEFAULT 1,
    "transaction_id" BIGINT NOT NULL,
    "once_key" TEXT,
    "search_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_entries_once_key_key" ON "audit_entries"("once_key");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);


-- The audit trail (docs/decisions/0024-audit-trail.md). Statement triggers write it. The database client says on whose behalf a
-- transaction works ("site.actor"). Without an actor there is no entry (visitors, seed, migrations), except about
-- accounts and sessions.
-- Functions that write run with the rights of their owner, so that the site needs to read the table only.

SELECT "register_search"('audit_entries', ARRAY['label', 'actor_name']);

-- Returns the actor as { id, name }, or null if nothing is to be recorded. What must `always` be recorded is the site's own doing
-- when there is no actor.
CREATE FUNCTION "audit_actor"("always" boolean DEFAULT false) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN current_setting('site.audit_muted', true) = 'on' THEN NULL
    ELSE coalesce(nullif(current_setting('site.actor', true), ''), CASE WHEN "always" THEN '{"name": "Sistem"}' END)::jsonb
  END
$$;

-- Returns what an item is called. A person who wrote a message is never named.
CREATE FUNCTION "audit_label"("kind" text, "row" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE "kind"
    WHEN 'service' THEN "row" ->> 'title'
    WHEN 'post' THEN "row" ->> 'title'
    WHEN 'fault' THEN concat_ws(' ', "row" ->> 'brand', nullif("row" ->> 'series', ''), nullif("row" ->> 'code', '')) || ', ' || ("row" ->> 'title')
    WHEN 'reference' THEN "row" ->> 'name'
    WHEN 'redirect' THEN "row" ->> 'from'
    WHEN 'setting' THEN "row" ->> 'section'
    WHEN 'account' THEN concat_ws(', ', nullif("row" ->> 'name', ''), "row" ->> 'email')
    WHEN 'invitation' THEN "row" ->> 'email'
    WHEN 'session' THEN "row" ->> 'device'
    WHEN 'message' THEN to_char(("row" ->> 'received_at')::timestamptz AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')
    WHEN 'order' THEN "row" ->> 'number'
  END, '')
$$;

-- Returns what the item of a part is called, or null if there is none.
CREATE FUNCTION "audit_item_label"("kind" text, "item" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE "kind"
    WHEN 'service' THEN (SELECT "title" FROM "services" WHERE "id" = "item"::uuid)
    WHEN 'post' THEN (SELECT "title" FROM "blog_posts" WHERE "id" = "item"::uuid)
    WHEN 'reference' THEN (SELECT "name" FROM "references" WHERE "id" = "item"::uuid)
    WHEN 'order' THEN (SELECT "number" FROM "work_orders" WHERE "id" = "item"::uuid)
    WHEN 'account' THEN (SELECT concat_ws(', ', nullif("name", ''), "email") FROM "administrators" WHERE "id" = "item"::uuid)
    WHEN 'setting' THEN "item"
  END
$$;

-- Cuts long texts, so that an entry stays small.
CREATE FUNCTION "audit_value"("value" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("value") WHEN 'string' THEN to_jsonb(left("value" #>> '{}', 10000)) ELSE "value" END
$$;

-- Returns what changed between two rows: { field, before, after }, or { field, hidden } without the values. An object counts as
-- its keys. State and date of publication go together. Of one row alone it returns the values that are not empty.
CREATE FUNCTION "audit_differences"("before" jsonb, "after" jsonb, "columns" text[], "hidden" text[], "prefix" text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  WITH "values" AS (
    SELECT "place", "name", "name" = ANY ("hidden") AS "is_hidden", "before" -> "name" AS "old", "after" -> "name" AS "new"
    FROM unnest("columns" || "hidden") WITH ORDINALITY AS "column" ("name", "place")
  ), "pairs" AS (
    SELECT * FROM "values" WHERE 'object' NOT IN (coalesce(jsonb_typeof("old"), ''), coalesce(jsonb_typeof("new"), ''))
    UNION ALL
    SELECT "place", "key", false, "old" -> "key", "new" -> "key"
    FROM "values", jsonb_object_keys(coalesce("old", '{}') || coalesce("new", '{}')) AS "key"
    WHERE 'object' IN (jsonb_typeof("old"), jsonb_typeof("new"))
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('field', "prefix" || "name") || CASE
    WHEN "is_hidden" THEN '{"hidden": true}'
    ELSE CASE WHEN "old" IS NULL THEN '{}' ELSE jsonb_build_object('before', "audit_value"("old")) END
      || CASE WHEN "new" IS NULL THEN '{}' ELSE jsonb_build_object('after', "audit_value"("new")) END
  END ORDER BY "place", "name"), '[]')
  FROM "pairs"
  WHERE CASE WHEN "before" IS NULL OR "after" IS NULL
    THEN coalesce("new", "old") NOT IN ('null', '""', '[]', 'false')
    ELSE "old" IS DISTINCT FROM "new" OR ("name" IN ('is_draft', 'published_at')
      AND ("before" -> 'is_draft' <> "after" -> 'is_draft' OR "before" -> 'published_at' <> "after" -> 'published_at'))
  END
$$;

-- Joins the changes of two statements: the first value before, the last one after, the sum of counts.
CREATE FUNCTION "audit_joined"("earlier" jsonb, "later" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(CASE
    WHEN "old" IS NULL THEN "new"
    WHEN "new" IS NULL THEN "old"
    WHEN "old" ? 'count' THEN "old" || jsonb_build_object('count', ("old" ->> 'count')::int + ("new" ->> 'count')::int)
    ELSE "new" || "old" || CASE WHEN "new" ? 'after' THEN jsonb_build_object('after', "new" -> 'after') ELSE '{}' END
  END ORDER BY "old_place", "new_place"), '[]')
  FROM jsonb_array_elements("earlier") WITH ORDINALITY AS "one" ("old", "old_place")
  FULL JOIN jsonb_array_elements("later") WITH ORDINALITY AS "other" ("new", "new_place") ON "old" ->> 'field' = "new" ->> 'field'
$$;

-- Adds an entry, or joins it to the transaction's earlier one about the same item, or of the same kind for several items.
CREATE FUNCTION "audit_add"("actor" jsonb, "kind" text, "action" text, "item" text, "label" text, "changes" jsonb, "count" integer)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  "own_transaction" bigint := pg_current_xact_id()::text::bigint;
  "known" "audit_entries"%ROWTYPE;
BEGIN
  SELECT * INTO "known" FROM "audit_entries" AS "entry"
  WHERE "entry"."created_at" = now()::timestamptz(3) AND "entry"."transaction_id" = "own_transaction"
    AND "entry"."kind" = "audit_add"."kind"
    AND ("entry"."item_id" = "item" OR ("entry"."item_id" IS NULL AND "entry"."action" = "audit_add"."action"))
  ORDER BY "entry"."item_id" IS NULL LIMIT 1;
  IF NOT FOUND THEN
    INSERT INTO "audit_entries" ("actor_id", "actor_name", "kind", "action", "item_id", "label", "changes", "count", "transaction_id", "created_at")
    VALUES (("actor" ->> 'id')::uuid, "actor" ->> 'name', "audit_add"."kind", "audit_add"."action", "item", "audit_add"."label",
      "audit_add"."changes", "audit_add"."count", "own_transaction", now());
    RETURN;
  END IF;
  PERFORM set_config('site.audit_writing', 'on', true);
  IF "known"."item_id" IS NULL THEN
    UPDATE "audit_entries" AS "entry" SET "count" = "entry"."count" + "audit_add"."count" WHERE "entry"."id" = "known"."id";
  ELSE
    UPDATE "audit_entries" AS "entry" SET
      "label" = coalesce(nullif("audit_add"."label", ''), "entry"."label"),
      "action" = CASE WHEN "audit_add"."action" = 'deleted' THEN 'deleted' ELSE "entry"."action" END,
      "changes" = "audit_joined"("entry"."changes", "audit_add"."changes")
    WHERE "entry"."id" = "known"."id";
  END IF;
  PERFORM set_config('site.audit_writing', '', true);
END
$$;

-- Records the change of an item. Its arguments: kind, columns with their values, columns whose values are secret or private,
-- columns that a new item's entry has.
CREATE FUNCTION "audit_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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

-- Returns the kind and id of the item that a part belongs to. `parents` names the kind for each column that may say it.
CREATE FUNCTION "audit_parent"("row" jsonb, "parents" jsonb) RETURNS TABLE ("kind" text, "item" text) LANGUAGE sql STABLE AS $$
  SELECT "value", "row" ->> "key" FROM jsonb_each_text("parents") WHERE "row" ->> "key" IS NOT NULL LIMIT 1
$$;

-- Records the change of parts as a change of their item. Its arguments: the part's name, parents, columns with their values,
-- columns without, columns that a new part's entry has.
CREATE FUNCTION "audit_part_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "part" text := TG_ARGV[0];
  "parents" jsonb := TG_ARGV[1];
  "listed" text[] := TG_ARGV[2];
  "hidden" text[] := TG_ARGV[3];
  "at_first" text[] := TG_ARGV[4];
  "actor" jsonb := "audit_actor"("always" => TG_TABLE_NAME IN ('recovery_codes', 'password_links'));
  "found" record;
  "item_label" text;
  "details" jsonb;
BEGIN
  IF "actor" IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    FOR "found" IN
      WITH "pairs" AS MATERIALIZED (
        SELECT "o", "n" FROM (SELECT to_jsonb("row") AS "o" FROM "old_rows" AS "row") AS "olds"
        JOIN (SELECT to_jsonb("row") AS "n" FROM "new_rows" AS "row") AS "news" ON "o" ->> 'id' = "n" ->> 'id'
      ), "marked" AS (
        SELECT *, EXISTS (SELECT FROM unnest("listed" || "hidden") AS "name" WHERE "o" -> "name" IS DISTINCT FROM "n" -> "name") AS "changed"
        FROM "pairs"
      )
      SELECT "parent"."kind", "parent"."item", count(*) FILTER (WHERE "changed")::int AS "rows",
        (array_agg("o") FILTER (WHERE "changed"))[1] AS "old", (array_agg("n") FILTER (WHERE "changed"))[1] AS "new",
        array_agg("o" ->> 'id' ORDER BY ("o" ->> 'position')::int, "o" ->> 'id')
          <> array_agg("o" ->> 'id' ORDER BY ("n" ->> 'position')::int, "o" ->> 'id') AS "moved"
      FROM "marked", "audit_parent"("n", "parents") AS "parent" GROUP BY 1, 2
    LOOP
      "details" := CASE
        WHEN "found"."rows" = 1 THEN "audit_differences"("found"."old", "found"."new", "listed", "hidden", "part" || '.')
        WHEN "found"."rows" > 1 THEN jsonb_build_array(jsonb_build_object('field', "part" || '.changed', 'count', "found"."rows"))
        ELSE '[]'
      END;
      IF "found"."moved" THEN
        "details" := "details" || jsonb_build_object('field', "part" || '.reordered', 'count', 1);
      END IF;
      "item_label" := "audit_item_label"("found"."kind", "found"."item");
      IF "item_label" IS NOT NULL AND "details" <> '[]' THEN
        PERFORM "audit_add"("actor", "found"."kind", 'changed', "found"."item", "item_label", "details", 1);
      END IF;
    END LOOP;
    RETURN NULL;
  END IF;
  -- The other table of rows does not exist in each kind of trigger, so the statement is made for the one that does.
  FOR "found" IN EXECUTE format('SELECT "parent"."kind", "parent"."item", count(*)::int AS "rows", (array_agg("r"))[1] AS "first"
    FROM (SELECT to_jsonb("row") AS "r" FROM %I AS "row") AS "all", "audit_parent"("r", $1) AS "parent" GROUP BY 1, 2',
    CASE TG_OP WHEN 'INSERT' THEN 'new_rows' ELSE 'old_rows' END) USING "parents"
  LOOP
    "item_label" := "audit_item_label"("found"."kind", "found"."item");
    CONTINUE WHEN "item_label" IS NULL;
    "details" := jsonb_build_array(jsonb_build_object('field', "part" || CASE TG_OP WHEN 'INSERT' THEN '.added' ELSE '.removed' END,
      'count', "found"."rows"));
    IF "found"."rows" = 1 THEN
      "details" := "details" || CASE TG_OP
        WHEN 'INSERT' THEN "audit_differences"(NULL, "found"."first", "at_first", '{}', "part" || '.')
        ELSE "audit_differences"("found"."first", NULL, "listed", '{}', "part" || '.')
      END;
    END IF;
    PERFORM "audit_add"("actor", "found"."kind", 'changed', "found"."item", "item_label", "details", 1);
  END LOOP;
  RETURN NULL;
END
$$;

-- Records sign-ins and sign-outs. They have no actor yet or no longer, so it is the session's account. Sessions that expire, and
-- those that begin and end with a change of the account, are no entries.
CREATE FUNCTION "audit_session"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "actor" jsonb := "audit_actor"();
  "account" jsonb;
  "found" record;
BEGIN
  IF current_setting('site.audit_muted', true) = 'on' THEN
    RETURN NULL;
  END IF;
  FOR "found" IN EXECUTE format('SELECT "administrator_id"::text AS "account", min("id"::text) AS "id", min("device") AS "device", count(*)::int AS "rows"
    FROM %I WHERE "expires_at" > now() GROUP BY 1', CASE TG_OP WHEN 'INSERT' THEN 'new_rows' ELSE 'old_rows' END)
  LOOP
    CONTINUE WHEN EXISTS (
      SELECT FROM "audit_entries" WHERE "created_at" = now()::timestamptz(3) AND "transaction_id" = pg_current_xact_id()::text::bigint
        AND "kind" = 'account' AND "item_id" = "found"."account"
    );
    SELECT jsonb_build_object('id', "id", 'name', coalesce(nullif("name", ''), "email")) INTO "account"
    FROM "administrators" WHERE "id"::text = "found"."account";
    -- Sessions go with their account, too.
    CONTINUE WHEN "account" IS NULL;
    PERFORM "audit_add"(coalesce("actor", "account"), 'session', CASE WHEN TG_OP = 'INSERT' THEN 'signed-in' WHEN "actor" IS NULL THEN 'signed-out' ELSE 'deleted' END,
      CASE WHEN "found"."rows" = 1 THEN "found"."id" END, "found"."device", '[]', "found"."rows");
  END LOOP;
  RETURN NULL;
END
$$;

-- Makes the three triggers of a table, which name the table's rows before and after the statement.
CREATE FUNCTION "audit_triggers"("table" regclass, "call" text, "events" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "event" text;
BEGIN
  FOREACH "event" IN ARRAY "events" LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %s',
      'audit_' || lower("event"), "event", "table", CASE "event"
        WHEN 'INSERT' THEN 'NEW TABLE AS "new_rows"'
        WHEN 'DELETE' THEN 'OLD TABLE AS "old_rows"'
        ELSE 'OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"'
      END, "call");
  END LOOP;
END
$$;

-- Audits a table of items. `columns` are recorded with their values, `hidden` ones only as changed, `at_first` for new items.
CREATE FUNCTION "register_audit"("table" regclass, "kind" text, "columns" text[], "hidden" text[] DEFAULT '{}',
  "at_first" text[] DEFAULT '{}', "events" text[] DEFAULT '{INSERT,UPDATE,DELETE}') RETURNS void LANGUAGE sql AS $$
  SELECT "audit_triggers"("table", format('"audit_change"(%L, %L, %L, %L)', "kind", "columns", "hidden", "at_first"), "events")
$$;

-- Audits a table of parts, such as pictures, as changes of their items.
CREATE FUNCTION "register_audit_part"("table" regclass, "part" text, "parents" jsonb, "columns" text[] DEFAULT '{}',
  "hidden" text[] DEFAULT '{}', "at_first" text[] DEFAULT '{}', "events" text[] DEFAULT '{INSERT,UPDATE,DELETE}') RETURNS void
LANGUAGE sql AS $$
  SELECT "audit_triggers"("table",
    format('"audit_part_change"(%L, %L, %L, %L, %L)', "part", "parents", "columns", "hidden", "at_first"), "events")
$$;

-- Records an event that is no change of a row. The actor of the transaction did it, or else the site. With a key it is recorded once.
CREATE FUNCTION "audit_record"("kind" text, "action" text, "item" text, "label" text, "key" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO "audit_entries" ("actor_id", "actor_name", "kind", "action", "item_id", "label", "once_key", "transaction_id", "created_at")
  SELECT ("actor" ->> 'id')::uuid, "actor" ->> 'name', $1, $2, $3, $4, $5, pg_current_xact_id()::text::bigint, now()
  FROM (SELECT coalesce(nullif(current_setting('site.actor', true), ''), '{"name": "Sistem"}')::jsonb AS "actor") AS "who"
  ON CONFLICT ("once_key") DO NOTHING
$$;

-- Returns a value in which each text, in any case, is 'Silindi'.
CREATE FUNCTION "audit_redacted"("value" jsonb, "texts" text[]) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  "plain" text;
  "text" text;
BEGIN
  CASE jsonb_typeof("value")
    WHEN 'string' THEN
      "plain" := "value" #>> '{}';
      FOREACH "text" IN ARRAY "texts" LOOP
        "plain" := regexp_replace("plain", '***=' || "text", 'Silindi', 'gi');
      END LOOP;
      RETURN to_jsonb("plain");
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg("audit_redacted"("item", "texts") ORDER BY "place"), '[]')
        FROM jsonb_array_elements("value") WITH ORDINALITY AS "items" ("item", "place"));
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg("key", "audit_redacted"("item", "texts")), '{}') FROM jsonb_each("value") AS "items" ("key", "item"));
    ELSE
      RETURN "value";
  END CASE;
END
$$;

-- Removes a person's texts (name, address, telephone) from all entries, and returns from how many. Only erasure may change entries.
CREATE FUNCTION "audit_redact"("texts" text[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "wanted" text[] := ARRAY(SELECT "text" FROM unnest("texts") AS "text" WHERE btrim("text") <> '' ORDER BY length("text") DESC);
  "total" integer;
BEGIN
  PERFORM set_config('site.audit_writing', 'on', true);
  UPDATE "audit_entries" AS "entry" SET "label" = "new" ->> 0, "actor_name" = "new" ->> 1, "changes" = "new" -> 2, "updated_at" = now()
  FROM (SELECT "id", jsonb_build_array("label", "actor_name", "changes") AS "old",
    "audit_redacted"(jsonb_build_array("label", "actor_name", "changes"), "wanted") AS "new" FROM "audit_entries") AS "all"
  WHERE "all"."id" = "entry"."id" AND "old" <> "new";
  GET DIAGNOSTICS "total" = ROW_COUNT;
  PERFORM set_config('site.audit_writing', '', true);
  RETURN "total";
END
$$;

-- Removes entries older than two years, and returns how many.
CREATE FUNCTION "audit_forget"() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "total" integer;
BEGIN
  DELETE FROM "audit_entries" WHERE "created_at" < now() - interval '2 years';
  GET DIAGNOSTICS "total" = ROW_COUNT;
  RETURN "total";
END
$$;

-- Refuses every other change, whoever asks for it.
CREATE FUNCTION "guard_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('site.audit_writing', true) = 'on' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD."created_at" < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the audit trail cannot be changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER "guard_audit" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "guard_audit"();
CREATE TRIGGER "guard_audit_truncate" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "guard_audit"();

-- Only the owner, and whom the owner lets, may write an entry or take something out.
REVOKE ALL ON FUNCTION "audit_add"(jsonb, text, text, text, text, jsonb, integer), "audit_record"(text, text, text, text, text),
  "audit_redact"(text[]), "audit_forget"() FROM PUBLIC;

DO $$
BEGIN
  PERFORM "register_audit"('services', 'service', ARRAY['title', 'slug', 'device_name', 'description', 'details_description', 'icon_name',
    'benefits', 'brands', 'is_draft', 'published_at', 'meta_title', 'meta_description']);
  PERFORM "register_audit"('blog_posts', 'post', ARRAY['title', 'slug', 'summary', 'content', 'author', 'is_draft', 'published_at',
    'meta_title', 'meta_description']);
  PERFORM "register_audit"('references', 'reference', ARRAY['name']);
  PERFORM "register_audit"('faults', 'fault', ARRAY['brand', 'series', 'code', 'title', 'slug', 'service_id', 'symptoms', 'causes', 'checks',
    'warning', 'repair', 'related_post_id', 'featured', 'is_draft', 'published_at']);
  PERFORM "register_audit"('redirects', 'redirect', ARRAY['from', 'to']);
  PERFORM "register_audit"('settings', 'setting', ARRAY['value'], '{}', '{}', ARRAY['UPDATE', 'DELETE']);
  PERFORM "register_audit"('administrators', 'account', ARRAY['name', 'email', 'role', 'deactivated_at', 'totp_since'],
    ARRAY['password_hash'], ARRAY['role']);
  PERFORM "register_audit"('invitations', 'invitation', ARRAY['role', 'expires_at'], '{}', ARRAY['role']);
  PERFORM "register_audit"('contact_messages', 'message', ARRAY['is_read']);
  PERFORM "register_audit"('work_orders', 'order', ARRAY['step', 'state', 'responsible', 'promised_on', 'waiting_for_part', 'part_expected_on',
    'part_shown', 'warranty_until'], ARRAY['company_name', 'contact_person', 'phone', 'email', 'device_brand', 'device_model', 'serial_number',
    'accessories', 'fault_description', 'diagnosis']);
  PERFORM "register_audit_part"('images', 'pictures', '{"service_id": "service", "blog_post_id": "post", "text_post_id": "post",
    "reference_id": "reference", "section": "setting"}', ARRAY['alt']);
  PERFORM "register_audit_part"('quotes', 'quote', '{"work_order_id": "order"}',
    ARRAY['version', 'amount', 'currency', 'vat_included', 'vat_rate', 'lead_days', 'valid_until', 'sent_at', 'decision', 'decided_how'],
    ARRAY['work', 'decided_by', 'decision_note'],
    ARRAY['version', 'amount', 'currency', 'vat_included', 'vat_rate', 'lead_days', 'valid_until', 'sent_at']);
  PERFORM "register_audit_part"('work_order_notes', 'notes', '{"work_order_id": "order"}');
  PERFORM "register_audit_part"('photos', 'photos', '{"work_order_id": "order"}', ARRAY['for_customer'], ARRAY['caption']);
  PERFORM "register_audit_part"('mails', 'mails', '{"work_order_id": "order"}', '{}', '{}', '{}', ARRAY['INSERT']);
  PERFORM "register_audit_part"('recovery_codes', 'recovery_codes', '{"administrator_id": "account"}', '{}', '{}', '{}', ARRAY['INSERT', 'DELETE']);
  PERFORM "register_audit_part"('password_links', 'password_links', '{"administrator_id": "account"}', '{}', '{}', '{}', ARRAY['INSERT']);
  PERFORM "audit_triggers"('sessions', '"audit_session"()', ARRAY['INSERT', 'DELETE']);
END
$$;
