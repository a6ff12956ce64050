-- Lets items of a registered kind have pictures, by a column of "images" that refers to them. A picture has exactly one owner, and its
-- change is announced and recorded as a change of the owner.
CREATE OR REPLACE FUNCTION "register_picture_owner"("column" text, "kind" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "picture_owners" ("column", "kind") VALUES ("register_picture_owner"."column", "register_picture_owner"."kind");
  ALTER TABLE "images" DROP CONSTRAINT IF EXISTS "images_one_owner";
  EXECUTE format('ALTER TABLE "images" ADD CONSTRAINT "images_one_owner" CHECK (num_nonnulls(%s) = 1)',
    (SELECT string_agg(format('%I', "owner"."column"), ', ') FROM "picture_owners" AS "owner"));
  PERFORM "register_picture_audit"();
END
$$;
