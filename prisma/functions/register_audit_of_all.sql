-- Makes the trail record every column of a table of items, except the `unrecorded` ones. An entry has the `first` columns first.
-- A table with personal data is registered by register_audit instead, because there a column that nobody thought of is no entry.
CREATE OR REPLACE FUNCTION "register_audit_of_all"("table" regclass, "kind" text, "unrecorded" text[] DEFAULT '{}', "first" text[] DEFAULT '{}')
RETURNS void LANGUAGE sql AS $$
  SELECT "audit_triggers"("table", format('"audit_change"(%L, %L, ''{}'', ''{}'', %L)', "kind", "first", "unrecorded"),
    '{INSERT,UPDATE,DELETE}')
$$;
