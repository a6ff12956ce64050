-- Folds letters for search: 'isik' finds 'IŞIK', whatever the database's locale does with i and ı. Folding 10 000 messages takes
-- more than a second, so it is done once, when a row is written. foldText() of lib/platform/turkish/search.ts folds the words of a
-- query in the same way. Indexes use this function: a migration that changes it reindexes them.
CREATE OR REPLACE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(translate(regexp_replace(normalize("value", NFD), '[\u0300-\u036f]', '', 'g'), 'ıI', 'ii'))
$$;
