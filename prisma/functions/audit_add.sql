-- Adds an entry, or merges it into an entry of the same transaction about the same item, or about several items of the same kind.
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
REVOKE ALL ON FUNCTION "audit_add" FROM PUBLIC;
