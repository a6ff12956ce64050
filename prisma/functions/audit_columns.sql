-- Returns the columns of a table that the trail records with their values: the `listed` ones in this order, then all others that
-- describe the item and are not `unrecorded`.
CREATE OR REPLACE FUNCTION "audit_columns"("table" oid, "listed" text[], "unrecorded" text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT "listed" || ARRAY(
    SELECT "attname"::text FROM "pg_attribute"
    WHERE "attrelid" = "table" AND "attnum" > 0 AND NOT "attisdropped" AND "attname" <> ALL ("listed" || "unrecorded"
      || '{id,position,version,search_text,search_vector,created_at,updated_at}'::text[])
    ORDER BY "attnum"
  )
$$;
