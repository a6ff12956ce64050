-- Merges the changes of two statements: the first value before, the last value after, the sum of counts.
CREATE OR REPLACE FUNCTION "audit_joined"("earlier" jsonb, "later" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(CASE
    WHEN "old" IS NULL THEN "new"
    WHEN "new" IS NULL THEN "old"
    WHEN "old" ? 'count' THEN "old" || jsonb_build_object('count', ("old" ->> 'count')::int + ("new" ->> 'count')::int)
    ELSE "new" || "old" || CASE WHEN "new" ? 'after' THEN jsonb_build_object('after', "new" -> 'after') ELSE '{}' END
  END ORDER BY "old_place", "new_place"), '[]')
  FROM jsonb_array_elements("earlier") WITH ORDINALITY AS "one" ("old", "old_place")
  FULL JOIN jsonb_array_elements("later") WITH ORDINALITY AS "other" ("new", "new_place") ON "old" ->> 'field' = "new" ->> 'field'
$$;
