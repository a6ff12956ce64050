-- Updates the name of the person in charge in their orders when the account is renamed, because lists, search and CSV read the order's
-- copy. The trail records only the change of the account: entries for its orders would repeat it.
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
