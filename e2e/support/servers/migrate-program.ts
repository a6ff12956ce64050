import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { query } from './database'
import { type Program, startNode } from './processes'

const root = path.resolve(import.meta.dirname, '../../..')

/** The SQL that a version of the site adds or replaces, keyed by migration or function name. */
type Version = { migrations?: Record<string, string>; functions?: Record<string, string>; last?: string }

export const BASELINE = '20261129000000_baseline'

/** The next version adds a column, and a trigger whose function fills it, also in existing rows. */
export const UPGRADE = '20991231000000_upgrade'
export const NEXT_VERSION: Version = {
  migrations: {
    [UPGRADE]: `alter table services add column upgraded text;
      create trigger fill_upgraded before insert or update on services for each row execute function fill_upgraded();
      update services set title = title;`,
  },
  functions: {
    fill_upgraded: `create or replace function fill_upgraded() returns trigger language plpgsql as $$
      begin NEW.upgraded := fold_text(NEW.title); return NEW; end $$;`,
  },
}

export type MigrateProgram = {
  /** Runs the program to its end. `watch` gets the process and may kill it. */
  run: (url: string, watch?: (program: Program) => void) => Promise<{ code: number | null; output: string }>
  remove: () => void
}

/**
 * Copies the built migration runner with all functions and the migrations up to `last`, by default all, and adds the files of
 * another version.
 */
export function copyMigrateProgram({ migrations = {}, functions = {}, last }: Version = {}): MigrateProgram {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-migrate-'))
  cpSync(path.join(root, 'prisma'), path.join(folder, 'prisma'), { recursive: true })
  const migrationsFolder = path.join(folder, 'prisma/migrations')
  for (const name of readdirSync(migrationsFolder))
    if (last && /^\d/.test(name) && name > last) rmSync(path.join(migrationsFolder, name), { recursive: true })
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(path.join(migrationsFolder, name))
    writeFileSync(path.join(migrationsFolder, name, 'migration.sql'), sql)
  }
  for (const [name, sql] of Object.entries(functions))
    writeFileSync(path.join(folder, 'prisma/functions', `${name}.sql`), sql)
  mkdirSync(path.join(folder, 'dist'))
  copyFileSync(path.join(root, 'dist', 'migrate.js'), path.join(folder, 'dist', 'migrate.js'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  return {
    run: async (url, watch) => {
      const program = startNode([path.join(folder, 'dist', 'migrate.js')], { DATABASE_URL: url, DEMO_MODE: 'true' })
      watch?.(program)
      const code = await program.ended
      return { code, output: program.output() }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const SCHEMA = `
  select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('migration %s %s %s', migration_name, checksum, finished_at is not null)
    from _prisma_migrations
  order by 1`

export const schemaOf = async (url: string) => (await query<{ line: string }>(url, SCHEMA)).map(({ line }) => line)
