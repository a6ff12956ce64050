-- Returns the differences between two rows: { field, before, after }, or { field, hidden } without the values. Each key of an object
-- is a field. State and date of publication are returned together. For a single row it returns the values that are not empty.
CREATE OR REPLACE FUNCTION "audit_differences"("before" jsonb, "after" jsonb, "columns" text[], "hidden" text[], "prefix" text) RETURNS jsonb
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
