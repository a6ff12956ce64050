-- Returns the key of a device, from serial number and brand in any spelling: '23110462 yumaro'. '' for a serial number of fewer than
-- four letters and digits. The serial number comes first, so that a device is found before its brand is known.
CREATE OR REPLACE FUNCTION "device_key"("brand" text, "serial" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length("bare_key"("serial")) < 4 THEN '' ELSE "bare_key"("serial") || ' ' || "bare_key"("brand") END
$$;
