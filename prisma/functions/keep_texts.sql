-- Stores the texts that a change replaces. Arguments: kind, columns with texts.
CREATE OR REPLACE FUNCTION "keep_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "text_versions" ("kind", "item_id", "texts", "replaced_by", "created_at")
  SELECT TG_ARGV[0], "item", "was", coalesce("audit_actor_name"("audit_actor"("always" => true)), 'Sistem'), now()
  FROM (
    SELECT coalesce("o" ->> 'id', "o" ->> 'section') AS "item", "texts_of"("o", TG_ARGV[1]::text[]) AS "was"
    FROM (SELECT to_jsonb("row") AS "o" FROM "old_rows" AS "row") AS "olds"
    WHERE NOT "o" ? 'section' OR "o" ->> 'section' LIKE '%Texts'
  ) AS "before"
  JOIN (
    SELECT coalesce("n" ->> 'id', "n" ->> 'section') AS "item", "texts_of"("n", TG_ARGV[1]::text[]) AS "is_now"
    FROM (SELECT to_jsonb("row") AS "n" FROM "new_rows" AS "row") AS "news"
  ) AS "after" USING ("item")
  WHERE "was" <> "is_now";
  RETURN NULL;
END
$$;
