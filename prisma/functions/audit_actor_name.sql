-- Returns the actor's name in an entry: name and email address, because colleagues may have the same name.
CREATE OR REPLACE FUNCTION "audit_actor_name"("actor" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT concat_ws(', ', nullif("name", ''), "email") FROM "administrators" WHERE "id" = ("actor" ->> 'id')::uuid),
    "actor" ->> 'name')
$$;
