-- AlterTable
ALTER TABLE "services" ADD COLUMN "keeps_day" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN "keeps_day" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "faults" ADD COLUMN "keeps_day" BOOLEAN NOT NULL DEFAULT false;
