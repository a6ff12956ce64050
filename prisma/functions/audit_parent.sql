-- Returns the kind and id of the item that a part belongs to. `parents` maps each column that may refer to an item to its kind.
CREATE OR REPLACE FUNCTION "audit_parent"("row" jsonb, "parents" jsonb) RETURNS TABLE ("kind" text, "item" text) LANGUAGE sql STABLE AS $$
  SELECT "value", "row" ->> "key" FROM jsonb_each_text("parents") WHERE "row" ->> "key" IS NOT NULL LIMIT 1
$$;
