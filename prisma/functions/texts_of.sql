-- Returns the texts of a row: the columns named, or the value of a section of the settings.
CREATE OR REPLACE FUNCTION "texts_of"("row" jsonb, "columns" text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "row" ? 'section' THEN "row" -> 'value'
    ELSE (SELECT jsonb_object_agg("name", "row" -> "name") FROM unnest("columns") AS "name") END
$$;
