-- A device that went back without a repair has no warranty.
UPDATE "work_orders" SET "warranty_until" = NULL WHERE "state" IN ('returned', 'cancelled') AND "warranty_until" IS NOT NULL;

-- The number of a shipment stands only behind the host of its carrier's address.
UPDATE "settings" SET "value" = jsonb_set("value", '{carriers}', (
  SELECT jsonb_agg(CASE WHEN "one" ->> 'url' ~ '^https://[^\s/?#{}]+\.[^\s/?#{}]+[/?][^\s#]*\{no\}' THEN "one"
    ELSE jsonb_set("one", '{url}', '""') END ORDER BY "place")
  FROM jsonb_array_elements("value" -> 'carriers') WITH ORDINALITY AS "carriers" ("one", "place")))
WHERE "section" = 'orders' AND jsonb_array_length("value" -> 'carriers') > 0;
