-- Records the change of an item. Arguments: kind, columns recorded with their values, columns whose values are secret or private,
-- columns recorded for a new item. With a fifth argument every column that it does not name is recorded with its values.
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
  -- A person who accepts an invitation has no account until the transaction adds it.
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
    -- Deleting expired rows is not recorded.
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
      -- Deleting a service or post clears the links of its faults. The deletion has its own entry.
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
      -- Reordering writes all positions, also those that do not change.
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
