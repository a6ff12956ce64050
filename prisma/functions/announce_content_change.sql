-- Announces a change of public content with its table's name on 'content_changed', also one by the seed, a restore or psql. Each
-- process listens, and renders again only the pages that read the table (docs/decisions/0003-page-cache.md).
CREATE OR REPLACE FUNCTION "announce_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', coalesce(TG_ARGV[0], TG_TABLE_NAME));
  RETURN NULL;
END
$$;
