-- Fills "search_vector": the words of "search_text", those of the columns that the trigger names also with the prefix '=', and a
-- fault's code with '#'.
CREATE OR REPLACE FUNCTION "fill_search_vector"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "row" jsonb := to_jsonb(NEW) - ARRAY['content', 'plain_text', 'search_text', 'search_vector'];
  "title_words" text[];
  "code" text := "row" ->> 'code_key';
BEGIN
  SELECT "search_words_in"("fold_text"(string_agg("row" ->> "name", ' '))) INTO "title_words" FROM unnest(TG_ARGV) AS "name";
  NEW."search_vector" := array_to_tsvector("search_words_in"(NEW."search_text")
    || ARRAY(SELECT '=' || "word" FROM unnest("title_words") AS "word")
    || CASE WHEN "code" <> '' THEN ARRAY['#' || "code"] ELSE '{}' END);
  RETURN NEW;
END
$$;
