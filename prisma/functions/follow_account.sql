-- The name of who is in charge of an order follows the account, because lists, search and CSV read the order's copy. The trail has
-- the account's change: one entry for each of its orders would repeat it.
CREATE OR REPLACE FUNCTION "follow_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "new_name" text := coalesce(nullif(NEW."name", ''), NEW."email");
  "muted" text := coalesce(current_setting('site.audit_muted', true), '');
BEGIN
  PERFORM set_config('site.audit_muted', 'on', true);
  UPDATE "work_orders" SET "responsible" = "new_name" WHERE "responsible_id" = NEW."id" AND "responsible" <> "new_name";
  PERFORM set_config('site.audit_muted', "muted", true);
  RETURN NULL;
END
$$;
