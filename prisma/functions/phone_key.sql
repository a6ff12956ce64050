-- Returns the last ten digits of the first phone number in a text, for comparison, or '' if it has fewer.
CREATE OR REPLACE FUNCTION "phone_key"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length("digits") < 10 THEN '' ELSE right("digits", 10) END
  FROM (SELECT coalesce(replace(("phone_numbers"("value"))[1], '+', ''), '') AS "digits") AS "first"
$$;
