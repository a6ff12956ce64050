-- Audits the pictures of all owners. The trail records that a picture was edited, without the numbers.
CREATE OR REPLACE FUNCTION "register_picture_audit"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TRIGGER IF EXISTS "audit_insert" ON "images";
  DROP TRIGGER IF EXISTS "audit_update" ON "images";
  DROP TRIGGER IF EXISTS "audit_delete" ON "images";
  PERFORM "register_audit_part"('images', 'pictures',
    (SELECT jsonb_object_agg("owner"."column", "owner"."kind") FROM "picture_owners" AS "owner"), ARRAY['alt'],
    ARRAY['turn', 'cut', 'focus']);
END
$$;
