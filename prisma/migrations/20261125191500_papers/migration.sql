-- CreateTable
CREATE TABLE "papers" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "papers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "papers_work_order_id_name_key" ON "papers"("work_order_id", "name");

-- AddForeignKey
ALTER TABLE "papers" ADD CONSTRAINT "papers_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "papers" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
