import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { connect, DatabaseUnreachable } from '@/prisma/operator'

const RETRY_MS = 500

/** SQLSTATE classes of a refused sign-in and of an unknown database. Waiting does not help. */
const PERMANENT = /^(28|3D)/

/** Whether a connection may succeed later. */
export function isTemporary(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return error instanceof DatabaseUnreachable && !PERMANENT.test(code ?? '')
}

/**
 * Returns a connection as soon as the database accepts one.
 * @throws {DatabaseUnreachable} when the time is up, or a signal stops the wait
 */
export async function connectWithin(waitMs: number, databaseUrl: string, signal: AbortSignal): Promise<Client> {
  const end = performance.now() + waitMs
  let isReported = false
  for (;;) {
    try {
      return await connect(databaseUrl)
    } catch (error) {
      if (!isTemporary(error) || performance.now() > end || signal.aborted) throw error
      if (!isReported) console.error(`Veritabanı bekleniyor (en çok ${waitMs / 1000} sn).`)
      isReported = true
      await wait(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }
}
