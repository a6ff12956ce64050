-- Audits a table of items. `columns` are recorded with their values, `hidden` ones without, and `at_first` for new items.
CREATE OR REPLACE FUNCTION "register_audit"("table" regclass, "kind" text, "columns" text[], "hidden" text[] DEFAULT '{}',
  "at_first" text[] DEFAULT '{}', "events" text[] DEFAULT '{INSERT,UPDATE,DELETE}') RETURNS void LANGUAGE sql AS $$
  SELECT "audit_triggers"("table", format('"audit_change"(%L, %L, %L, %L)', "kind", "columns", "hidden", "at_first"), "events")
$$;
