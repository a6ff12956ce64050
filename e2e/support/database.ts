import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { db } from '@/lib/db'
import { applyPending } from '@/prisma/schema-engine'
import { createDatabase, dropDatabase } from './template-database'

/** Gives a test file a migrated database and a folder for uploads of its own, in the server of DATABASE_URL. */
export function useDatabase(): void {
  let url: string
  let uploads: string

  beforeAll(async () => {
    const server = process.env.DATABASE_URL
    if (!server)
      throw new Error('DATABASE_URL: bulunan tanımlı değil; beklenen içinde veritabanı açılabilen bir PostgreSQL.')
    url = await createDatabase(server, `api_${randomBytes(6).toString('hex')}`)
    uploads = await mkdtemp(path.join(tmpdir(), 'api-uploads-'))
    await applyPending(url)
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('UPLOADS_DIR', uploads)
    vi.stubEnv('AUTH_SECRET', 'for tests alone, '.repeat(2))
  })

  afterAll(async () => {
    await db().$disconnect()
    // The next file in this process has a database of its own.
    Reflect.deleteProperty(globalThis, Symbol.for('site.db'))
    vi.unstubAllEnvs()
    await dropDatabase(url)
    await rm(uploads, { recursive: true, force: true })
  })
}
