import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { query } from './database'
import { type Program, startNode } from './processes'

/** The first migration of an upgrade that tests begin from. It changes the table of services, which a test locks. */
export const UPGRADE = '20261122060000_register_content_tables'

const root = path.resolve(import.meta.dirname, '../../..')

export type MigrateProgram = {
  /** Runs it to its end. `watch` gets the process and may kill it. */
  run: (url: string, watch?: (program: Program) => void) => Promise<{ code: number | null; output: string }>
  remove: () => void
}

/** Copies the built migration runner with all migrations, or only those before the one that is named. */
export function openMigrateProgram({ before = '~' } = {}): MigrateProgram {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-migrate-'))
  const migrations = path.join(folder, 'prisma', 'migrations')
  cpSync(path.join(root, 'prisma', 'migrations'), migrations, { recursive: true })
  copyFileSync(path.join(root, 'prisma', 'schema.prisma'), path.join(folder, 'prisma', 'schema.prisma'))
  const isFolder = (name: string) => !name.includes('.')
  const all = readdirSync(migrations).filter(isFolder).toSorted()
  const names = all.filter((name) => name < before)
  for (const name of all.slice(names.length)) rmSync(path.join(migrations, name), { recursive: true })
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
