-- Returns how an entry names who acted: by name and address, because a colleague may have, or take, the same name.
CREATE OR REPLACE FUNCTION "audit_actor_name"("actor" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT concat_ws(', ', nullif("name", ''), "email") FROM "administrators" WHERE "id" = ("actor" ->> 'id')::uuid),
    "actor" ->> 'name')
$$;
