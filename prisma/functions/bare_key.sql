-- Returns the letters and digits of a text, folded as for search: 'ŞN 23.11-0462' is 'sn23110462'.
CREATE OR REPLACE FUNCTION "bare_key"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace("fold_text"("text"), '[^a-z0-9]', '', 'g')
$$;
