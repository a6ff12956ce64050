-- Records the change of parts as a change of their item. Arguments: the part's name, parents, columns recorded with their values,
-- columns recorded without, columns recorded for a new part.
CREATE OR REPLACE FUNCTION "audit_part_change"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
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
  -- Built at run time, because a trigger for INSERT has only new rows, and one for DELETE only old rows.
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
