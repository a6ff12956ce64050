-- Records sign-ins and sign-outs. The actor is the session's account if the transaction has none. Expired sessions, and sessions that
-- start or end with a change of the account, are not recorded.
CREATE OR REPLACE FUNCTION "audit_session"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  "actor" jsonb := "audit_actor"();
  "account" jsonb;
  "found" record;
BEGIN
  IF current_setting('site.audit_muted', true) = 'on' THEN
    RETURN NULL;
  END IF;
  FOR "found" IN EXECUTE format('SELECT "administrator_id"::text AS "account", min("id"::text) AS "id", min("device") AS "device", count(*)::int AS "rows"
    FROM %I WHERE "expires_at" > now() GROUP BY 1', CASE TG_OP WHEN 'INSERT' THEN 'new_rows' ELSE 'old_rows' END)
  LOOP
    CONTINUE WHEN EXISTS (
      SELECT FROM "audit_entries" WHERE "created_at" = now()::timestamptz(3) AND "transaction_id" = pg_current_xact_id()::text::bigint
        AND "kind" = 'account' AND "item_id" = "found"."account"
    );
    SELECT jsonb_build_object('id', "id", 'name', coalesce(nullif("name", ''), "email")) INTO "account"
    FROM "administrators" WHERE "id"::text = "found"."account";
    -- The account was deleted, and its sessions with it.
    CONTINUE WHEN "account" IS NULL;
    PERFORM "audit_add"(coalesce("actor", "account"), 'session', CASE WHEN TG_OP = 'INSERT' THEN 'signed-in' WHEN "actor" IS NULL THEN 'signed-out' ELSE 'deleted' END,
      CASE WHEN "found"."rows" = 1 THEN "found"."id" END, "found"."device", '[]', "found"."rows");
  END LOOP;
  RETURN NULL;
END
$$;
