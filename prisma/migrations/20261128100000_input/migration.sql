-- A device that went back without a repair has no warranty.
UPDATE "work_orders" SET "warranty_until" = NULL WHERE "state" IN ('returned', 'cancelled') AND "warranty_until" IS NOT NULL;

-- The number of a shipment stands only behind the host of its carrier's address.
UPDATE "settings" SET "value" = jsonb_set("value", '{carriers}', (
  SELECT jsonb_agg(CASE WHEN "one" ->> 'url' ~ '^https://[^\s/?#{}]+\.[^\s/?#{}]+[/?][^\s#]*\{no\}' THEN "one"
    ELSE jsonb_set("one", '{url}', '""') END ORDER BY "place")
  FROM jsonb_array_elements("value" -> 'carriers') WITH ORDINALITY AS "carriers" ("one", "place")))
WHERE "section" = 'orders' AND jsonb_array_length("value" -> 'carriers') > 0;

-- Returns the telephones in a text in their order, whole ones or else the first digits, as lib/platform/turkish/phone.ts reads them:
-- '+905325550123'. People write a trunk zero behind the country code, lines and extensions behind a number, and several numbers.
CREATE FUNCTION "phone_numbers"("value" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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

-- Returns the last ten digits of the first telephone in a text, for comparing, or '' if it has fewer.
CREATE FUNCTION "phone_key"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length("digits") < 10 THEN '' ELSE right("digits", 10) END
  FROM (SELECT coalesce(replace(("phone_numbers"("value"))[1], '+', ''), '') AS "digits") AS "first"
$$;

-- A telephone is found in any notation: by its digits as typed, and as they are dialled.
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
        ELSE "row" ->> "column"."name"
      END AS "text"
    ) AS "value";
  NEW."search_text" := coalesce(NEW."search_text", '');
  RETURN NEW;
END
$$;

-- What is there already. What was erased has no key.
UPDATE "work_orders" SET "phone" = "phone", "phone_key" = "phone_key"("phone");
UPDATE "customers" SET "phone" = "phone", "phone_key" = "phone_key"("phone");
UPDATE "contact_messages" SET "phone" = "phone";

-- A Turkish keyboard writes i as İ and I as ı. No address in ASCII has them.
DO $$
DECLARE
  "table" text;
  "column" text;
BEGIN
  FOR "table", "column" IN VALUES ('contact_messages', 'email'), ('work_orders', 'email'), ('customers', 'email'), ('mails', 'recipient') LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = lower(translate(normalize(%2$I, NFKC), U&''\0130\0131\0307'', ''ii''))
      WHERE %2$I ~ ''[^ -~]'' AND translate(normalize(%2$I, NFKC), U&''\0130\0131\0307'', ''ii'') !~ ''[^ -~]''', "table", "column");
  END LOOP;
END
$$;
