-- New rows of a GIN index wait in a list until a vacuum. A search reads all of the list, and the planner takes the index for dear.
-- An import of thousands of faults made each mistyped word slow.
DO $$
DECLARE
  "index" regclass;
BEGIN
  FOR "index" IN SELECT DISTINCT "indexrelid"::regclass FROM "pg_index" JOIN "pg_opclass" ON "pg_opclass"."oid" = ANY("indclass")
    JOIN "pg_class" ON "pg_class"."oid" = "indrelid" WHERE "opcname" = 'gin_trgm_ops' AND "relnamespace" = 'public'::regnamespace
  LOOP
    EXECUTE format('ALTER INDEX %s SET (fastupdate = off)', "index");
    PERFORM gin_clean_pending_list("index");
  END LOOP;
END
$$;

-- Addresses in full width were counted as searches.
DELETE FROM "site_counts" WHERE "kind" IN ('found', 'empty', 'opened', 'sent') AND normalize("key", NFKC) LIKE '%@%';
