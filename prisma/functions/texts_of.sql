-- Returns the texts of a row: the named columns, or what a section of the settings holds.
CREATE OR REPLACE FUNCTION "texts_of"("row" jsonb, "columns" text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "row" ? 'section' THEN "row" -> 'value'
    ELSE (SELECT jsonb_object_agg("name", "row" -> "name") FROM unnest("columns") AS "name") END
$$;
