import { Logger, runMigrations } from 'graphile-worker'

/** Hides the library's messages, which would be mixed with those of the command. */
const silent = new Logger(() => () => {})

/** Applies the pending migrations of the job queue, which keeps a schema of its own, `graphile_worker`. */
export async function migrateQueue(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: silent })
}
