-- AlterTable
ALTER TABLE "password_links" ADD COLUMN     "made_by_id" UUID;

-- CreateIndex
CREATE INDEX "password_links_made_by_id_idx" ON "password_links"("made_by_id");

-- AddForeignKey
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "administrators"("id") ON DELETE CASCADE ON UPDATE CASCADE;
