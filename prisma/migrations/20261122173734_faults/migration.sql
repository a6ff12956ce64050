-- AlterTable
ALTER TABLE "services" ADD COLUMN     "device_name" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "faults" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "service_id" UUID,
    "brand" TEXT NOT NULL,
    "series" TEXT NOT NULL DEFAULT '',
    "code" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "symptoms" TEXT NOT NULL DEFAULT '',
    "causes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "checks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "warning" TEXT NOT NULL DEFAULT '',
    "repair" TEXT NOT NULL DEFAULT '',
    "related_post_id" UUID,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "is_draft" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "identity" TEXT NOT NULL,
    "brand_slug" TEXT NOT NULL,
    "code_key" TEXT NOT NULL DEFAULT '',
    "code_sort" TEXT NOT NULL DEFAULT '',
    "letter" TEXT NOT NULL,
    "search_text" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faults_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fault_slugs" (
    "slug" TEXT NOT NULL,
    "fault_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fault_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE UNIQUE INDEX "faults_slug_key" ON "faults"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "faults_identity_key" ON "faults"("identity");

-- CreateIndex
CREATE INDEX "faults_code_sort_id_idx" ON "faults"("code_sort", "id");

-- CreateIndex
CREATE INDEX "faults_brand_slug_code_sort_id_idx" ON "faults"("brand_slug", "code_sort", "id");

-- CreateIndex
CREATE INDEX "faults_service_id_code_sort_id_idx" ON "faults"("service_id", "code_sort", "id");

-- CreateIndex
CREATE INDEX "faults_letter_code_sort_id_idx" ON "faults"("letter", "code_sort", "id");

-- CreateIndex
CREATE INDEX "faults_code_key_idx" ON "faults"("code_key");

-- CreateIndex
CREATE INDEX "faults_related_post_id_idx" ON "faults"("related_post_id");

-- CreateIndex
CREATE INDEX "faults_published_at_idx" ON "faults"("published_at");

-- CreateIndex
CREATE INDEX "fault_slugs_fault_id_idx" ON "fault_slugs"("fault_id");

-- AddForeignKey
ALTER TABLE "faults" ADD CONSTRAINT "faults_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faults" ADD CONSTRAINT "faults_related_post_id_fkey" FOREIGN KEY ("related_post_id") REFERENCES "blog_posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fault_slugs" ADD CONSTRAINT "fault_slugs_fault_id_fkey" FOREIGN KEY ("fault_id") REFERENCES "faults"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- Codes are sorted byte by byte, whatever the database's locale does with dots and dashes.
ALTER TABLE "faults" ALTER COLUMN "code_sort" TYPE text COLLATE "C";

-- Brand, series, code and title come first, because search counts a word there for more than one in the text.
SELECT "register_content_table"('faults',
  ARRAY['brand', 'series', 'code', 'title', 'symptoms', 'causes', 'checks', 'warning', 'repair']);
SELECT "register_announcement"('fault_slugs');
