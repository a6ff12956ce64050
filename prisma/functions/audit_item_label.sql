-- Returns the label of the item that a part belongs to, or null if there is no such item. A section of the settings may have no row.
CREATE OR REPLACE FUNCTION "audit_item_label"("kind" text, "item" text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  "known" "audited_kinds"%ROWTYPE;
  "label" text;
BEGIN
  SELECT * INTO "known" FROM "audited_kinds" AS "row" WHERE "row"."kind" = "audit_item_label"."kind";
  IF NOT FOUND OR "known"."label" = '{section}' THEN
    RETURN CASE WHEN FOUND THEN "item" END;
  END IF;
  EXECUTE format('SELECT "audit_label"($1, to_jsonb("row")) FROM %I AS "row" WHERE "id" = $2::uuid', "known"."table")
    INTO "label" USING "kind", "item";
  RETURN "label";
END
$$;
