-- Returns the columns of a table that the trail records with their values: those `listed`, in this order, then every other one
-- that is not `unrecorded` and says something about the item.
CREATE OR REPLACE FUNCTION "audit_columns"("table" oid, "listed" text[], "unrecorded" text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT "listed" || ARRAY(
    SELECT "attname"::text FROM "pg_attribute"
    WHERE "attrelid" = "table" AND "attnum" > 0 AND NOT "attisdropped" AND "attname" <> ALL ("listed" || "unrecorded"
      || '{id,position,version,search_text,search_vector,created_at,updated_at}'::text[])
    ORDER BY "attnum"
  )
$$;
