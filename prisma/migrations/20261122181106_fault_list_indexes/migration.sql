-- DropIndex
DROP INDEX "faults_brand_slug_code_sort_id_idx";

-- DropIndex
DROP INDEX "faults_code_sort_id_idx";

-- DropIndex
DROP INDEX "faults_letter_code_sort_id_idx";

-- DropIndex
DROP INDEX "faults_service_id_code_sort_id_idx";

-- CreateIndex
CREATE INDEX "faults_code_sort_id_is_draft_published_at_idx" ON "faults"("code_sort", "id", "is_draft", "published_at");

-- CreateIndex
CREATE INDEX "faults_brand_slug_code_sort_id_is_draft_published_at_idx" ON "faults"("brand_slug", "code_sort", "id", "is_draft", "published_at");

-- CreateIndex
CREATE INDEX "faults_service_id_code_sort_id_is_draft_published_at_idx" ON "faults"("service_id", "code_sort", "id", "is_draft", "published_at");

-- CreateIndex
CREATE INDEX "faults_letter_code_sort_id_is_draft_published_at_idx" ON "faults"("letter", "code_sort", "id", "is_draft", "published_at");

-- CreateIndex
CREATE INDEX "faults_counts_idx" ON "faults"("brand_slug", "brand", "service_id", "letter", "is_draft", "published_at");

-- CreateIndex
CREATE INDEX "faults_featured_service_id_idx" ON "faults"("featured", "service_id");
