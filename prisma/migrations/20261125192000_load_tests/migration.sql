-- CreateTable
CREATE TABLE "load_tests" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "load" TEXT NOT NULL DEFAULT '',
    "duration_min" INTEGER,
    "ambient" INTEGER,
    "instrument" TEXT NOT NULL DEFAULT '',
    "calibrated_on" DATE,
    "rows" JSONB NOT NULL DEFAULT '[]',
    "note" TEXT NOT NULL DEFAULT '',
    "photo_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "signed_at" TIMESTAMPTZ(3),
    "signed_by" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "load_tests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "load_tests_signed_at_idx" ON "load_tests"("signed_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "load_tests_work_order_id_number_key" ON "load_tests"("work_order_id", "number");

-- AddForeignKey
ALTER TABLE "load_tests" ADD CONSTRAINT "load_tests_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.
ALTER TABLE "load_tests" ADD CONSTRAINT "load_tests_number" CHECK ("number" > 0);
ALTER TABLE "load_tests" ADD CONSTRAINT "load_tests_signed" CHECK (("signed_at" IS NULL) = ("signed_by" = ''));

-- What was measured may name a person: the trail records that it changed, not what it says.
SELECT "register_audit_part"('load_tests', 'load_test', '{"work_order_id": "order"}', ARRAY['number', 'signed_at'],
  ARRAY['load', 'duration_min', 'ambient', 'instrument', 'calibrated_on', 'rows', 'note', 'photo_ids', 'signed_by'],
  ARRAY['number', 'signed_at']);
