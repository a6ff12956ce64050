-- Returns the words of a folded text, and the text between two spaces without its dots and dashes: 'f.05' is 'f', '05'
-- and 'f05'. lib/search/search-query.ts splits a query in the same way.
CREATE OR REPLACE FUNCTION "search_words_in"("folded" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left("word", 60)), '{}')
  FROM (
    SELECT unnest(string_to_array(regexp_replace("folded",
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', ' ', 'g'), ' ')) AS "word"
    UNION ALL
    SELECT unnest(string_to_array(regexp_replace(regexp_replace("folded", '\s+', ' ', 'g'),
      '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', '', 'g'), ' '))
  ) AS "words"
  WHERE "word" <> ''
$$;
