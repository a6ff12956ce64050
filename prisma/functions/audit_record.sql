-- Records an event that changes no row, in the name of the transaction's actor, or else of the site. An event with a key is recorded once.
CREATE OR REPLACE FUNCTION "audit_record"("kind" text, "action" text, "item" text, "label" text, "key" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO "audit_entries" ("actor_id", "actor_name", "kind", "action", "item_id", "label", "once_key", "transaction_id", "created_at")
  SELECT ("actor" ->> 'id')::uuid, "audit_actor_name"("actor"), $1, $2, $3, $4, $5, pg_current_xact_id()::text::bigint, now()
  FROM (SELECT coalesce(nullif(current_setting('site.actor', true), ''), '{"name": "Sistem"}')::jsonb AS "actor") AS "who"
  ON CONFLICT ("once_key") DO NOTHING
$$;
REVOKE ALL ON FUNCTION "audit_record" FROM PUBLIC;
