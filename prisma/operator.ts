import pg from 'pg'
import { AppError } from '@/lib/platform/app-error'
import { EnvError } from '@/lib/platform/env'

/** A failure that the operator can fix. Its message is one complete line. */
export class OperatorError extends Error {}

/** No connection can be made. Trying again may help. */
export class DatabaseUnreachable extends OperatorError {}

/**
 * Opens one connection, which the caller ends.
 * @throws {DatabaseUnreachable} when that fails; its message does not contain the password
 */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { hostname, port } = new URL(connectionString)
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new DatabaseUnreachable(`Veritabanına bağlanılamadı (${hostname}:${port || '5432'}): ${reason}`, {
      cause: error,
    })
  }
  return client
}

/** Tells every running site that its cached pages are outdated. Triggers announce ordinary changes. */
export async function announceNewContent(client: pg.Client): Promise<void> {
  await client.query(`select pg_notify('content_changed', '')`)
}

/** Prints why a program fails, which then exits with 1. */
export function fail(error: unknown): void {
  complain(error)
  process.exitCode = 1
}

/** Prints why a program fails: one line if the operator can fix it, else the whole error. */
export function complain(error: unknown): void {
  const isExpected = error instanceof EnvError || error instanceof OperatorError
  const outage = error instanceof AppError && error.message
  const { code, name } = ((error as Error | undefined)?.cause ?? {}) as NodeJS.ErrnoException
  console.error(isExpected ? error.message : outage ? `${outage} (${code ?? name})` : error)
}
