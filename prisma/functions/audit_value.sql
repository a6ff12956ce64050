-- Truncates long texts, so that an entry stays small.
CREATE OR REPLACE FUNCTION "audit_value"("value" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("value") WHEN 'string' THEN to_jsonb(left("value" #>> '{}', 10000)) ELSE "value" END
$$;
