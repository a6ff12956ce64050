-- CreateTable
CREATE TABLE "saved_texts" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "line_kind" TEXT NOT NULL DEFAULT 'part',
    "unit" TEXT NOT NULL DEFAULT 'adet',
    "unit_price" INTEGER,
    "currency" TEXT NOT NULL DEFAULT 'TRY',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_texts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_texts_kind_text_key" ON "saved_texts"("kind", "text");

-- What Prisma cannot express.
ALTER TABLE "saved_texts" ADD CONSTRAINT "saved_texts_kind" CHECK ("kind" IN ('line', 'sentence'));

-- Staff may save a sentence with a name in it: the trail names a text by its time, and records that it changed.
INSERT INTO "audited_kinds" ("kind", "table", "label") VALUES ('text', 'saved_texts', '{created_at}');
SELECT "register_audit"('saved_texts', 'text', ARRAY['kind'], ARRAY['text', 'line_kind', 'unit', 'unit_price', 'currency'], ARRAY['kind']);
