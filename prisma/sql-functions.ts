import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { QueryResult } from 'pg'
import { listMigrations, prismaFolder } from './migration-files'

// The functions of the database. Each has a file with its name, and its comment in the database is the file's checksum.

const functionsFolder = path.join(prismaFolder, 'functions')

type Database = { query: (config: { text: string; values?: unknown[] }) => Promise<QueryResult> }

/** Whether a newer version of the site has migrated the database. Its functions stay, because its columns need them. */
async function isNewer(database: Database): Promise<boolean> {
  const text = 'select from _prisma_migrations where migration_name > $1 limit 1'
  const newest = (await listMigrations()).at(-1)
  // An error means that there is no such table yet.
  const { rows } = await database.query({ text, values: [newest] }).catch(() => ({ rows: [] }))
  return rows.length > 0
}

/** Returns the SQL that updates the database's functions to the files, or '' if they are current. */
export async function scriptFunctions(database: Database): Promise<string> {
  if (await isNewer(database)) return ''
  const { rows } = await database.query({
    text: `select proname::text as name, obj_description(oid, 'pg_proc') as checksum
      from pg_proc where pronamespace = 'public'::regnamespace`,
  })
  const checksumsByName = new Map(
    (rows as { name: string; checksum: string | null }[]).map((row) => [row.name, row.checksum]),
  )
  const files = (await readdir(functionsFolder)).filter((file) => file.endsWith('.sql')).toSorted()
  const scripts = await Promise.all(
    files.map(async (file) => {
      const [name, script] = [path.basename(file, '.sql'), await readFile(path.join(functionsFolder, file), 'utf8')]
      const checksum = createHash('sha256').update(script).digest('hex')
      return checksumsByName.get(name) === checksum
        ? ''
        : `${script}\ncomment on function "${name}" is '${checksum}';\n`
    }),
  )
  const changed = scripts.join('')
  // A body may name objects that only the migration creates, in the same transaction.
  return changed && `set local check_function_bodies = off;\n${changed}`
}
