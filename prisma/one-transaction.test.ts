import { expect, test } from 'vitest'
import { outsideOfOneTransaction } from './one-transaction'

test.each([
  ['create table a ();\nCOMMIT;', 'COMMIT'],
  ['BEGIN;\nalter type a add value b;', 'BEGIN'],
  ['-- a comment\nstart\n transaction;', 'START TRANSACTION'],
  ['create unique index concurrently a on b (c);', 'INDEX CONCURRENTLY'],
  ['select 1; vacuum a', 'VACUUM'],
])('%j cannot be one transaction', (script, found) => {
  expect(outsideOfOneTransaction(script)).toBe(found)
})

test.each([
  ['-- commit;\ncreate table a ();'],
  ['/* ; commit; */ select 1;'],
  [`insert into a values ('; commit; it''s "', "; rollback");`],
  ['create function a() returns trigger language plpgsql as $$\nbegin\n  b := 1;\n  return new;\nend\n$$;'],
  ['do $body$ begin perform 1; end $body$;'],
  ['alter table a add column "end" text; alter table begins drop column commits'],
])('%j can be one transaction', (script) => {
  expect(outsideOfOneTransaction(script)).toBeNull()
})
