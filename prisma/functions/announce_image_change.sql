-- Announces a change of an image as a change of its item, so that a reference's logo does not invalidate the articles.
CREATE OR REPLACE FUNCTION "announce_image_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', "known"."table")
  FROM (SELECT to_jsonb(OLD) AS "row" WHERE TG_OP <> 'INSERT' UNION ALL SELECT to_jsonb(NEW) WHERE TG_OP <> 'DELETE') AS "changed"
  JOIN "picture_owners" AS "owner" ON "changed"."row" ->> "owner"."column" IS NOT NULL
  JOIN "audited_kinds" AS "known" USING ("kind");
  RETURN NULL;
END
$$;
