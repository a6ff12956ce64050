-- Audits a table of items: all columns except the `unrecorded` ones. An entry begins with the `first` columns.
-- Use register_audit for a table with personal data, because it records no column that is not listed.
CREATE OR REPLACE FUNCTION "register_audit_of_all"("table" regclass, "kind" text, "unrecorded" text[] DEFAULT '{}', "first" text[] DEFAULT '{}')
RETURNS void LANGUAGE sql AS $$
  SELECT "audit_triggers"("table", format('"audit_change"(%L, %L, ''{}'', ''{}'', %L)', "kind", "first", "unrecorded"),
    '{INSERT,UPDATE,DELETE}')
$$;
