-- Returns an item's label, made of the columns of its kind: columns of one part are joined by a space, parts by a comma.
CREATE OR REPLACE FUNCTION "audit_label"("kind" text, "row" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg("words", ', ' ORDER BY "place"), '')
  FROM "audited_kinds" AS "known", unnest("known"."label") WITH ORDINALITY AS "part" ("columns", "place"), LATERAL (
    SELECT string_agg(CASE
      WHEN "name" LIKE '%\_at' THEN to_char(("row" ->> "name")::timestamptz AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')
      ELSE nullif("row" ->> "name", '')
    END, ' ' ORDER BY "order") AS "words"
    FROM unnest(string_to_array("columns", ' ')) WITH ORDINALITY AS "column" ("name", "order")
  ) AS "text"
  WHERE "known"."kind" = "audit_label"."kind"
$$;
