-- The audit trail holds no personal data of customers (docs/decisions/0024-audit-trail.md), so that the erasure of a person
-- need not change it. Of all recorded columns only the person in charge of an order is a text about people that is typed by hand.

-- What is there already loses its values and stays as 'changed'. The guard of the migration before still knows this setting.
SELECT set_config('site.audit_writing', 'on', true);
UPDATE "audit_entries" SET "changes" = (
  SELECT coalesce(jsonb_agg(CASE WHEN "change" ->> 'field' = 'responsible' THEN '{"field": "responsible", "hidden": true}' ELSE "change" END
    ORDER BY "place"), '[]')
  FROM jsonb_array_elements("changes") WITH ORDINALITY AS "all" ("change", "place")
)
WHERE "kind" = 'order' AND "changes" @> '[{"field": "responsible"}]';
SELECT set_config('site.audit_writing', '', true);

DROP TRIGGER "audit_insert" ON "work_orders";
DROP TRIGGER "audit_update" ON "work_orders";
DROP TRIGGER "audit_delete" ON "work_orders";
SELECT "register_audit"('work_orders', 'order', ARRAY['step', 'state', 'promised_on', 'waiting_for_part', 'part_expected_on', 'part_shown',
  'warranty_until'], ARRAY['responsible', 'company_name', 'contact_person', 'phone', 'email', 'device_brand', 'device_model', 'serial_number',
  'accessories', 'fault_description', 'diagnosis']);

-- The version before calls this when it erases a person and the trail may name them. It runs beside this schema during an
-- upgrade and after a rollback, so the function stays, and changes nothing.
CREATE OR REPLACE FUNCTION "audit_redact"("texts" text[]) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 0';
GRANT EXECUTE ON FUNCTION "audit_redact"(text[]) TO PUBLIC;
DROP FUNCTION "audit_redacted"(jsonb, text[]);

-- Refuses every change, whoever asks for it, except by the transaction that wrote the entry: it joins what it does to one item.
CREATE OR REPLACE FUNCTION "guard_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."created_at" = now()::timestamptz(3) AND OLD."transaction_id" = pg_current_xact_id()::text::bigint THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD."created_at" < now() - interval '2 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the audit trail cannot be changed' USING ERRCODE = 'insufficient_privilege';
END
$$;

-- Returns how an entry names who acted: by name and address, because a colleague may have, or take, the same name.
CREATE FUNCTION "audit_actor_name"("actor" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT concat_ws(', ', nullif("name", ''), "email") FROM "administrators" WHERE "id" = ("actor" ->> 'id')::uuid),
    "actor" ->> 'name')
$$;

-- As before, with the address of who acted.
CREATE OR REPLACE FUNCTION "audit_record"("kind" text, "action" text, "item" text, "label" text, "key" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO "audit_entries" ("actor_id", "actor_name", "kind", "action", "item_id", "label", "once_key", "transaction_id", "created_at")
  SELECT ("actor" ->> 'id')::uuid, "audit_actor_name"("actor"), $1, $2, $3, $4, $5, pg_current_xact_id()::text::bigint, now()
  FROM (SELECT coalesce(nullif(current_setting('site.actor', true), ''), '{"name": "Sistem"}')::jsonb AS "actor") AS "who"
  ON CONFLICT ("once_key") DO NOTHING
$$;

-- As before, with the address of who acted and without the setting that let the guard pass.
CREATE OR REPLACE FUNCTION "audit_add"("actor" jsonb, "kind" text, "action" text, "item" text, "label" text, "changes" jsonb, "count" integer)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  "own_transaction" bigint := pg_current_xact_id()::text::bigint;
  "known" "audit_entries"%ROWTYPE;
BEGIN
  SELECT * INTO "known" FROM "audit_entries" AS "entry"
  WHERE "entry"."created_at" = now()::timestamptz(3) AND "entry"."transaction_id" = "own_transaction"
    AND "entry"."kind" = "audit_add"."kind"
    AND ("entry"."item_id" = "item" OR ("entry"."item_id" IS NULL AND "entry"."action" = "audit_add"."action"))
  ORDER BY "entry"."item_id" IS NULL LIMIT 1;
  IF NOT FOUND THEN
    INSERT INTO "audit_entries" ("actor_id", "actor_name", "kind", "action", "item_id", "label", "changes", "count", "transaction_id", "created_at")
    VALUES (("actor" ->> 'id')::uuid, "audit_actor_name"("actor"), "audit_add"."kind", "audit_add"."action", "item", "audit_add"."label",
      "audit_add"."changes", "audit_add"."count", "own_transaction", now());
  ELSIF "known"."item_id" IS NULL THEN
    UPDATE "audit_entries" AS "entry" SET "count" = "entry"."count" + "audit_add"."count" WHERE "entry"."id" = "known"."id";
  ELSE
    UPDATE "audit_entries" AS "entry" SET
      "label" = coalesce(nullif("audit_add"."label", ''), "entry"."label"),
      "action" = CASE WHEN "audit_add"."action" = 'deleted' THEN 'deleted' ELSE "entry"."action" END,
      "changes" = "audit_joined"("entry"."changes", "audit_add"."changes")
    WHERE "entry"."id" = "known"."id";
  END IF;
END
$$;
