-- Makes a table that public pages read announce its changes.
CREATE OR REPLACE FUNCTION "register_announcement"("table" regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "announce_content_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_content_change"()', "table");
END
$$;
