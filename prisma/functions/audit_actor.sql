-- Returns the actor as { id, name }, or null if nothing is to be recorded. What must `always` be recorded is the site's own doing
-- when there is no actor.
CREATE OR REPLACE FUNCTION "audit_actor"("always" boolean DEFAULT false) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN current_setting('site.audit_muted', true) = 'on' THEN NULL
    ELSE coalesce(nullif(current_setting('site.actor', true), ''), CASE WHEN "always" THEN '{"name": "Sistem"}' END)::jsonb
  END
$$;
