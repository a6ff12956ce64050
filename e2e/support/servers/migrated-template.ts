import { randomBytes } from 'node:crypto'
import { migrateQueue } from '@/prisma/queue-schema'
import { applyPending } from '@/prisma/schema-engine'
import { createDatabase, dropDatabase, testServer } from './database'

const TEMPLATE_VARIABLE = 'E2E_MIGRATED_TEMPLATE'

/** Migrates a database that each test file copies. Returns a function that drops it. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  if (process.env[TEMPLATE_VARIABLE]) return async () => {}
  const url = await createDatabase(testServer(), `migrated_${randomBytes(6).toString('hex')}`)
  process.env[TEMPLATE_VARIABLE] = url
  await applyPending(url)
  await migrateQueue(url)
  return () => dropDatabase(url)
}

export function copyOfTemplate(): Promise<string> {
  return createDatabase(testServer(), `api_${randomBytes(6).toString('hex')}`, process.env[TEMPLATE_VARIABLE])
}
