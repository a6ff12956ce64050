import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { connect, DatabaseAway } from '@/prisma/operator'

const TRY_AGAIN_MS = 500

/** SQLSTATE classes of a refused sign-in and of an unknown database, which waiting does not mend. */
const LASTING = /^(28|3D)/

function mayPass(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return error instanceof DatabaseAway && !LASTING.test(code ?? '')
}

/**
 * One connection, as soon as there is one to be had.
 * @throws {DatabaseAway} when there is none in this time, or a signal says to stop
 */
export async function connectWithin(milliseconds: number, databaseUrl: string, signal: AbortSignal): Promise<Client> {
  const end = performance.now() + milliseconds
  let told = false
  for (;;) {
    try {
      return await connect(databaseUrl)
    } catch (error) {
      if (!mayPass(error) || performance.now() > end || signal.aborted) throw error
      if (!told) console.error(`Veritabanı bekleniyor (en çok ${milliseconds / 1000} sn).`)
      told = true
      await wait(TRY_AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }
}
