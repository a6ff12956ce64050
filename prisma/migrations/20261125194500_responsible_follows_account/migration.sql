-- The name of who is in charge of an order follows the account. Lists, search and CSV read the order's copy.
CREATE FUNCTION "account_name"("account" "administrators") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif("account"."name", ''), "account"."email")
$$;

-- The version before writes the name alone: then the account is no longer the one in charge.
CREATE OR REPLACE FUNCTION "forget_responsible"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."responsible" <> OLD."responsible" AND NEW."responsible_id" IS NOT DISTINCT FROM OLD."responsible_id" AND NOT EXISTS (
    SELECT FROM "administrators" AS "account" WHERE "id" = NEW."responsible_id" AND "account_name"("account") = NEW."responsible"
  ) THEN
    NEW."responsible_id" := NULL;
  END IF;
  RETURN NEW;
END
$$;

-- The trail has the account's change. One entry for each of its orders would repeat it.
CREATE FUNCTION "follow_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "muted" text := coalesce(current_setting('site.audit_muted', true), '');
BEGIN
  PERFORM set_config('site.audit_muted', 'on', true);
  UPDATE "work_orders" SET "responsible" = "account_name"(NEW) WHERE "responsible_id" = NEW."id";
  PERFORM set_config('site.audit_muted', "muted", true);
  RETURN NULL;
END
$$;
CREATE TRIGGER "follow_account" AFTER UPDATE OF "name", "email" ON "administrators" FOR EACH ROW
WHEN ("account_name"(OLD) <> "account_name"(NEW)) EXECUTE FUNCTION "follow_account"();

UPDATE "work_orders" SET "responsible" = "account_name"("account") FROM "administrators" AS "account"
WHERE "account"."id" = "responsible_id" AND "responsible" <> "account_name"("account");
