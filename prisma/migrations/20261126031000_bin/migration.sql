-- CreateTable
CREATE TABLE "bin_items" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "row" JSONB NOT NULL,
    "pictures" JSONB NOT NULL,
    "former" TEXT[],
    "links" UUID[],
    "deleted_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bin_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bin_items_created_at_id_idx" ON "bin_items"("created_at" DESC, "id" DESC);


-- All pictures of which files are kept: those of items, and those of items in the bin.
CREATE VIEW "picture_files" AS
  SELECT "path", "widths" FROM "images"
  UNION ALL
  SELECT "picture" ->> 'path', ARRAY(SELECT jsonb_array_elements_text("picture" -> 'widths')::integer)
  FROM "bin_items", jsonb_array_elements("pictures") AS "picture";
