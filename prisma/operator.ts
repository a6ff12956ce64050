import pg from 'pg'
import { EnvError } from '@/lib/env'

/** A failure that the operator can mend; its message is one line and complete. */
export class OperatorError extends Error {}

/** No connection is to be had; in a moment it may be otherwise. */
export class DatabaseAway extends OperatorError {}

/**
 * One connection of a program's own, which the caller ends.
 * @throws {DatabaseAway} when there is none to be had; the password is not in it
 */
export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { hostname, port } = new URL(connectionString)
    const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
    throw new DatabaseAway(`Veritabanına bağlanılamadı (${hostname}:${port || '5432'}): ${reason}`, { cause: error })
  }
  return client
}

/** Tells every running site that its kept pages are old. What triggers see they announce by themselves. */
export async function announceNewContent(client: pg.Client): Promise<void> {
  await client.query(`select pg_notify('content_changed', '')`)
}

/** Says why a program ends: one line where the cause is known. */
export function complain(error: unknown): void {
  const known = error instanceof EnvError || error instanceof OperatorError
  console.error(known ? error.message : error)
}
