-- Makes a table's texts searchable. The table needs a column "search_text".
CREATE OR REPLACE FUNCTION "register_search"("table" regclass, "columns" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "fill_search_text" BEFORE INSERT OR UPDATE OF %s ON %s FOR EACH ROW EXECUTE FUNCTION "fill_search_text"(%s)',
    (SELECT string_agg(format('%I', "name"), ', ') FROM unnest("columns") AS "name"), "table",
    (SELECT string_agg(format('%L', "name"), ', ') FROM unnest("columns") AS "name"));
END
$$;
