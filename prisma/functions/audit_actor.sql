-- Returns the actor as { id, name }, or null if nothing is to be recorded. If there is no actor, `always` records the site itself.
CREATE OR REPLACE FUNCTION "audit_actor"("always" boolean DEFAULT false) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN current_setting('site.audit_muted', true) = 'on' THEN NULL
    ELSE coalesce(nullif(current_setting('site.actor', true), ''), CASE WHEN "always" THEN '{"name": "Sistem"}' END)::jsonb
  END
$$;
