-- AlterTable
ALTER TABLE "services" ADD COLUMN     "is_draft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "meta_description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "meta_title" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "content_format" TEXT NOT NULL DEFAULT 'plain',
ADD COLUMN     "is_draft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "meta_description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "meta_title" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "images" ADD COLUMN     "section" TEXT,
ADD COLUMN     "text_post_id" UUID;

-- CreateTable
CREATE TABLE "settings" (
    "section" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("section")
);

-- CreateTable
CREATE TABLE "redirects" (
    "id" UUID NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirect_hits" (
    "redirect_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirect_hits_pkey" PRIMARY KEY ("redirect_id","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "redirects_from_key" ON "redirects"("from");

-- CreateIndex
CREATE INDEX "redirects_created_at_id_idx" ON "redirects"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "redirects_to_idx" ON "redirects"("to");

-- CreateIndex
CREATE INDEX "images_text_post_id_idx" ON "images"("text_post_id");

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_text_post_id_fkey" FOREIGN KEY ("text_post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_redirect_id_fkey" FOREIGN KEY ("redirect_id") REFERENCES "redirects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- Services were public from the day on which they were made.
UPDATE "services" SET "published_at" = "created_at";

ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_content_format" CHECK ("content_format" IN ('plain', 'markdown'));

-- A picture belongs to exactly one item, or to a section of the settings.
ALTER TABLE "images" DROP CONSTRAINT "images_one_owner";
ALTER TABLE "images" ADD CONSTRAINT "images_one_owner"
  CHECK (num_nonnulls("service_id", "blog_post_id", "reference_id", "text_post_id", "section") = 1);

CREATE OR REPLACE FUNCTION "announce_image_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" "images"%ROWTYPE;
BEGIN
  FOR "changed" IN SELECT OLD.* WHERE TG_OP <> 'INSERT' UNION ALL SELECT NEW.* WHERE TG_OP <> 'DELETE' LOOP
    PERFORM pg_notify('content_changed', CASE
      WHEN "changed"."service_id" IS NOT NULL THEN 'services'
      WHEN "changed"."blog_post_id" IS NOT NULL THEN 'blog_posts'
      WHEN "changed"."text_post_id" IS NOT NULL THEN 'blog_posts'
      WHEN "changed"."section" IS NOT NULL THEN 'settings'
      ELSE 'references'
    END);
  END LOOP;
  RETURN NULL;
END
$$;

SELECT "register_announcement"('settings');
SELECT "register_content_table"('redirects', ARRAY['from', 'to']);

-- Few items wait for their time, and each process looks for the next one.
CREATE INDEX "services_published_at_idx" ON "services"("published_at");
