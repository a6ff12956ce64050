-- Lets the site search find a table's rows. The table needs the columns "search_text" and "search_vector". Words of `title_columns`
-- rank higher than others.
CREATE OR REPLACE FUNCTION "register_site_search"("table" regclass, "columns" text[], "title_columns" text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "fill_search_vector" BEFORE INSERT OR UPDATE OF %s ON %s FOR EACH ROW EXECUTE FUNCTION "fill_search_vector"(%s)',
    (SELECT string_agg(format('%I', "name"), ', ') FROM unnest("columns") AS "name"), "table",
    (SELECT string_agg(format('%L', "name"), ', ') FROM unnest("title_columns") AS "name"));
END
$$;
