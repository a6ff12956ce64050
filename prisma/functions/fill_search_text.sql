-- Fills "search_text" from the columns that the trigger names; they have texts or lists of texts. A phone number is found in any
-- notation: by its digits as typed and as dialled. A serial number is also found by its letters and digits alone, and a message by the
-- number in its emails, which is the end of its id ("id").
CREATE OR REPLACE FUNCTION "fill_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "row" jsonb := to_jsonb(NEW);
BEGIN
  SELECT "fold_text"(string_agg("text", E'\n' ORDER BY "place")) INTO NEW."search_text"
  FROM unnest(TG_ARGV) WITH ORDINALITY AS "column" ("name", "place"),
    LATERAL (
      SELECT CASE
        WHEN jsonb_typeof("row" -> "column"."name") = 'array'
          THEN (SELECT string_agg("item", E'\n') FROM jsonb_array_elements_text("row" -> "column"."name") AS "item")
        WHEN "column"."name" = 'phone'
          THEN concat_ws(E'\n', "row" ->> 'phone', nullif(regexp_replace("row" ->> 'phone', '[^0-9]', '', 'g'), ''),
            nullif(replace(array_to_string("phone_numbers"("row" ->> 'phone'), E'\n'), '+', ''), ''))
        WHEN "column"."name" = 'serial_number'
          THEN concat_ws(E'\n', "row" ->> 'serial_number', nullif("bare_key"("row" ->> 'serial_number'), "fold_text"("row" ->> 'serial_number')))
        WHEN "column"."name" = 'id'
          THEN concat_ws(E'\n', substr("row" ->> 'id', 29, 4) || '-' || substr("row" ->> 'id', 33), substr("row" ->> 'id', 29))
        ELSE "row" ->> "column"."name"
      END AS "text"
    ) AS "value";
  NEW."search_text" := coalesce(NEW."search_text", '');
  RETURN NEW;
END
$$;
