-- Announces a change of public content on 'content_changed', with the name of the table, also if the seed, a restore or psql made it.
-- Every process listens, and re-renders only the pages that read the table (docs/decisions/0003-page-cache.md).
CREATE OR REPLACE FUNCTION "announce_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME));
  RETURN NULL;
END
$$;
