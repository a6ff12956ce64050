-- AlterTable
ALTER TABLE "administrators" ADD COLUMN     "last_sign_in_at" TIMESTAMPTZ(3);

UPDATE "administrators" SET "last_sign_in_at" =
  (SELECT max("created_at") FROM "sessions" WHERE "administrator_id" = "administrators"."id");
