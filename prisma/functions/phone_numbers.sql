-- Returns the phone numbers in a text in order, such as '+905325550123', or else its first digits, as lib/platform/turkish/phone.ts
-- does. People write a zero after the country code, extensions after a number, and several numbers in one field.
CREATE OR REPLACE FUNCTION "phone_numbers"("value" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  "bare" text := regexp_replace(normalize("value", NFKC), '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g');
  "signs" text := '[ \t().\/\u2010-\u2015\u2212-]';
  "plain" text := regexp_replace(regexp_replace("bare", "signs" || '*[\t(\/]' || "signs" || '*|' || "signs" || '{3,}| [.)\u2010-\u2015\u2212-]', '/', 'g'),
    '[.)\u2010-\u2015\u2212-][ .)\u2010-\u2015\u2212-]?|  ', '.', 'g');
  "any" text := '[ ./]?';
  "national" text := '(?!444)[2-58](?:' || "any" || '[0-9]){9}';
  "end" text := '(?:(?! ?[0-9])|(?= ?0' || "any" || "national" || '(?![0-9]))|(?= [0-9]{1,3} ?[a-zA-Z]))';
  "turkish" text := '(?:\+?0{0,2}' || "any" || '90' || "any" || ')?(?:0' || "any" || ')?' || "national" || "end";
  "foreign" text := '(?!' || "turkish" || ')(?:\+|00)' || "any" || '[1-9](?:' || "any" || '[0-9]){6}(?:[ .]?[0-9]){0,8}' || "end";
  "service" text := '444' || "any" || '[0-9](?:' || "any" || '[0-9]){3}' || "end";
  "numbers" text[];
BEGIN
  SELECT array_agg(CASE
      WHEN "match"[1] IS NOT NULL THEN '+90' || right(regexp_replace("match"[1], '[^0-9]', '', 'g'), 10)
      WHEN "match"[2] IS NOT NULL THEN '+' || regexp_replace(
        regexp_replace(regexp_replace("match"[2], '[^0-9]', '', 'g'), '^00', ''),
        '^(?!39|37[89]|22[59]|24[12])(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689][0-9]|3[578][0-9]|42[0-9]|5[09][0-9]|6[7-9][0-9]|8[05789][0-9]|9[679][0-9])0',
        '\1')
      ELSE regexp_replace("match"[3], '[^0-9]', '', 'g')
    END ORDER BY "place") INTO "numbers"
  FROM regexp_matches("plain", '(?:(?<![0-9])|(?<=0[2-58][0-9]{9}))(?:(' || "turkish" || ')|(' || "foreign" || ')|(' || "service" || '))', 'g')
    WITH ORDINALITY AS "all" ("match", "place");
  IF "numbers" IS NOT NULL THEN
    RETURN "numbers";
  END IF;
  SELECT ARRAY[regexp_replace("match"[1], '[^+0-9]', '', 'g')] INTO "numbers"
  FROM regexp_matches("plain", '\+?[0-9](?:[ .]?[0-9]){2,19}') AS "match";
  RETURN coalesce("numbers", '{}');
END
$$;
