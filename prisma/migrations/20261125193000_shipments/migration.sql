-- CreateTable
CREATE TABLE "shipments" (
    "id" UUID NOT NULL,
    "work_order_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "carrier" TEXT NOT NULL,
    "tracking_number" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "author" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shipments_work_order_id_day_idx" ON "shipments"("work_order_id", "day");

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_direction" CHECK ("direction" IN ('in', 'out'));

-- Who brought a device may be a person, and a number leads to an address: the trail records that they changed, not what they say.
SELECT "register_audit_part"('shipments', 'shipment', '{"work_order_id": "order"}', ARRAY['direction', 'day'],
  ARRAY['carrier', 'tracking_number'], ARRAY['direction', 'day']);
