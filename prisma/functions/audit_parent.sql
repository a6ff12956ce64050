-- Returns the kind and id of the item that a part belongs to. `parents` names the kind for each column that may say it.
CREATE OR REPLACE FUNCTION "audit_parent"("row" jsonb, "parents" jsonb) RETURNS TABLE ("kind" text, "item" text) LANGUAGE sql STABLE AS $$
  SELECT "value", "row" ->> "key" FROM jsonb_each_text("parents") WHERE "row" ->> "key" IS NOT NULL LIMIT 1
$$;
