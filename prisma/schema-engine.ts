import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import * as binding from '@prisma/schema-engine-wasm/schema_engine_bg'
import { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { type Client, Pool, type QueryConfig, type QueryResult } from 'pg'
import { MIGRATION_CONNECTION_LOCK } from '@/lib/platform/db/locks'
import { listMigrations, migrationsFolder, prismaFolder } from './migration-files'
import { OperatorError } from './operator'
import { scriptFunctions } from './sql-functions'

/**
 * Prisma's own schema engine as WebAssembly. The CLI would download the same engine as a native program
 * from a host of its own before the first command (docs/decisions/0002-migration-runner.md).
 */

/** The engine failed. The message is the reason, for the operator. */
class MigrationError extends OperatorError {}

const filters = { externalTables: [], externalEnums: [] }

let instantiated: Promise<void> | undefined

// Instantiates the WebAssembly module by hand, once per process, because Node 20 cannot import a .wasm file.
function instantiate(): Promise<void> {
  return (instantiated ??= (async () => {
    const bindingFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    const program = await readFile(bindingFile.replace(/\.js$/, '.wasm'))
    const imports = { './schema_engine_bg.js': binding as unknown as WebAssembly.ModuleImports }
    const { instance } = await WebAssembly.instantiate(program, imports)
    binding.__wbg_set_wasm(instance.exports)
    const start = instance.exports.__wbindgen_start
    if (typeof start === 'function') start()
  })())
}

async function readSchema() {
  const content = await readFile(path.join(prismaFolder, 'schema.prisma'), 'utf8')
  return { files: [{ path: 'schema.prisma', content }] }
}

async function readMigrations() {
  const names = await listMigrations()
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: './migration_lock.toml',
      content: await readFile(path.join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  }
}

// PostgreSQL's catalogue has columns of type "char", which the adapter refuses and the engine needs as a character.
// Such a column passes through the adapter as text with a prefix in its name.
const CHAR = { oid: 18, textOid: 25, prefix: '\u0000char ' }

function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: 5000,
    // The server finishes a statement even if its client was killed. The next start waits for this lock until then.
    verify: (client, done) => client.query('select pg_advisory_lock_shared($1)', [MIGRATION_CONNECTION_LOCK], done),
  })
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => {})
  const query: (config: QueryConfig) => Promise<QueryResult> = pool.query.bind(pool)
  return Object.assign(pool, {
    query: async (config: QueryConfig) => {
      const result = await query(config)
      for (const field of result.fields ?? []) {
        if (field.dataTypeID === CHAR.oid)
          Object.assign(field, { dataTypeID: CHAR.textOid, name: CHAR.prefix + field.name })
      }
      return result
    },
  })
}

/** The row that the engine inserts before each script: id, checksum, time and name. */
const SCRIPT_STARTED = /^INSERT INTO "_prisma_migrations" \("id","checksum","started_at","migration_name"\)/

/** The script that is being applied, and the functions to be applied with the next one. */
type Progress = { script: { id: string; name: string } | null; functions: string }

async function connect(factory: PrismaPg, progress: Progress): Promise<SqlDriverAdapter> {
  const connection = await factory.connect()
  const queryRaw = connection.queryRaw.bind(connection)
  return Object.assign(connection, {
    // Sends the script in one round trip and hence in one transaction: the adapter splits at every semicolon, also
    // inside functions. The same transaction records the script as finished, so that a killed process leaves both or neither.
    // The changed functions are applied with the first script, because its triggers may need them and they may need its columns.
    executeScript: async (sql: string) => {
      const { script, functions } = progress
      const finish = script ? `update _prisma_migrations set finished_at = now() where id = '${script.id}'; ` : ''
      await connection.executeRaw({ sql: functions + finish + sql, args: [], argTypes: [] })
      Object.assign(progress, { script: null, functions: '' })
    },
    queryRaw: async (query: SqlQuery): Promise<SqlResultSet> => {
      if (SCRIPT_STARTED.test(query.sql)) progress.script = { id: String(query.args[0]), name: String(query.args[3]) }
      const { columnNames, columnTypes, ...rest } = await queryRaw(query)
      const isChar = (column: number) => columnNames[column]!.startsWith(CHAR.prefix)
      return {
        ...rest,
        columnNames: columnNames.map((name, column) => (isChar(column) ? name.slice(CHAR.prefix.length) : name)),
        columnTypes: columnTypes.map((type, column) => (isChar(column) ? ColumnTypeEnum.Character : type)),
      }
    },
  })
}

function explain(error: unknown, { script }: Progress): string {
  // The message comes first, then the engine's stack frames.
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  const end = lines.findIndex((line) => /^\s+0: /.test(line))
  const message = lines.slice(0, Math.max(1, end)).join(' ').trim()
  const reason = message.replace(/^external connector error\s+(Error querying the database: (ERROR: )?)?/, '')
  return script ? `Göç uygulanamadı ve bütünüyle geri alındı (${script.name}): ${reason}` : reason
}

async function withEngine<Result>(
  databaseUrl: string,
  use: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  await instantiate()
  const schema = await readSchema()
  const pool = openPool(databaseUrl)
  const factory = new PrismaPg(pool)
  const progress: Progress = { script: null, functions: '' }
  try {
    progress.functions = await scriptFunctions(pool)
    const engine = await SchemaEngine.new(
      { datamodels: schema.files.map((file) => [file.path, file.content]) },
      () => {},
      bindMigrationAwareSqlAdapterFactory({
        adapterName: factory.adapterName,
        provider: factory.provider,
        connect: () => connect(factory, progress),
        // The callers pass a throwaway database. The adapter would create another one and then use the first.
        connectToShadowDb: () => connect(factory, progress),
      }),
    )
    const result = await use(engine).finally(() => engine.free())
    if (progress.functions) await pool.query({ text: progress.functions })
    return result
  } catch (error) {
    throw new MigrationError(explain(error, progress), { cause: error })
  } finally {
    await pool.end()
  }
}

/**
 * Deletes the rows of migrations that were killed or failed. Their changes were rolled back, so they are applied
 * again. The caller holds the lock.
 */
export async function forgetUnfinished(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_CONNECTION_LOCK])
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  )
  const unfinished = 'finished_at is null and rolled_back_at is null'
  if (rows[0]!.exists) await client.query(`delete from _prisma_migrations where ${unfinished}`)
  await client.query('select pg_advisory_unlock($1)', [MIGRATION_CONNECTION_LOCK])
}

/**
 * Applies the migrations of `prisma/migrations` that are missing in the database's `_prisma_migrations`, each script in
 * one transaction, and the functions of `prisma/functions` that have changed. The caller holds the lock.
 * @returns the names of the applied migrations
 * @throws {MigrationError}
 */
export async function applyPending(databaseUrl: string): Promise<string[]> {
  const migrationsList = await readMigrations()
  const applied = await withEngine(databaseUrl, (engine) => engine.applyMigrations({ migrationsList, filters }))
  return applied.appliedMigrationNames
}

/**
 * Returns the SQL for the changes of `schema.prisma` since the last migration, or null if there are none.
 * @param emptyDatabaseUrl a throwaway database, to which the migrations are applied
 * @throws {MigrationError}
 */
export async function scriptNextMigration(emptyDatabaseUrl: string): Promise<string | null> {
  const [migrations, schema] = [await readMigrations(), await readSchema()]
  const { stdout, exitCode } = await withEngine(emptyDatabaseUrl, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrations },
      to: { tag: 'schemaDatamodel', ...schema },
      script: true,
      exitCode: true,
      filters,
    }),
  )
  return exitCode === 2 ? stdout : null
}
