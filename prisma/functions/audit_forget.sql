-- Deletes entries older than two years, and returns their number.
CREATE OR REPLACE FUNCTION "audit_forget"() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "total" integer;
BEGIN
  DELETE FROM "audit_entries" WHERE "created_at" < now() - interval '2 years';
  GET DIAGNOSTICS "total" = ROW_COUNT;
  RETURN "total";
END
$$;
REVOKE ALL ON FUNCTION "audit_forget" FROM PUBLIC;
