-- AlterTable
ALTER TABLE "images" ADD COLUMN     "cut" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
ADD COLUMN     "focus" DOUBLE PRECISION[] DEFAULT ARRAY[]::DOUBLE PRECISION[],
ADD COLUMN     "original" TEXT,
ADD COLUMN     "turn" INTEGER NOT NULL DEFAULT 0;


-- An edited picture has its original as a further file.
CREATE OR REPLACE VIEW "picture_files" AS
  SELECT "path", "widths" FROM "images"
  UNION ALL
  SELECT "original", '{}' FROM "images" WHERE "original" IS NOT NULL
  UNION ALL
  SELECT "path", "widths" FROM "photos"
  UNION ALL
  SELECT "picture" ->> 'path', ARRAY(SELECT jsonb_array_elements_text("picture" -> 'widths')::integer)
  FROM "bin_items", jsonb_array_elements("pictures") AS "picture"
  UNION ALL
  SELECT "picture" ->> 'original', '{}'
  FROM "bin_items", jsonb_array_elements("pictures") AS "picture" WHERE "picture" ->> 'original' IS NOT NULL;

-- The audit trail says that a picture was edited, without the numbers.
CREATE FUNCTION "register_picture_audit"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TRIGGER "audit_insert" ON "images";
  DROP TRIGGER "audit_update" ON "images";
  DROP TRIGGER "audit_delete" ON "images";
  PERFORM "register_audit_part"('images', 'pictures',
    (SELECT jsonb_object_agg("owner"."column", "owner"."kind") FROM "picture_owners" AS "owner"), ARRAY['alt'],
    ARRAY['turn', 'cut', 'focus']);
END
$$;

CREATE OR REPLACE FUNCTION "register_picture_owner"("column" text, "kind" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "picture_owners" ("column", "kind") VALUES ("register_picture_owner"."column", "register_picture_owner"."kind");
  ALTER TABLE "images" DROP CONSTRAINT "images_one_owner";
  EXECUTE format('ALTER TABLE "images" ADD CONSTRAINT "images_one_owner" CHECK (num_nonnulls(%s) = 1)',
    (SELECT string_agg(format('%I', "owner"."column"), ', ') FROM "picture_owners" AS "owner"));
  PERFORM "register_picture_audit"();
END
$$;

SELECT "register_picture_audit"();
