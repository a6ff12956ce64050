import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEMO } from './calls/accounts'
import { createDatabase, dropDatabase, migrateTemplate, testServer } from './servers/database'
import { runNode } from './servers/processes'
import { type RunningSite, startSiteOnCopy } from './servers/site'

type Templates = { seeded: string; empty: string; uploads: string }

const TEMPLATES = 'E2E_TEMPLATES'

export const templates = () => JSON.parse(process.env[TEMPLATES]!) as Templates

export function startSeededSite(): Promise<RunningSite> {
  const { seeded, uploads } = templates()
  return startSiteOnCopy(seeded, { uploads })
}

/**
 * A file in which the first runner leaves the templates for the next ones. `npm test` names it, and removes the
 * templates with its database and folder.
 */
const KEPT = process.env.E2E_TEMPLATES_FILE

const leave = async () => {}

async function seed(databaseUrl: string, uploads: string) {
  const { code, output } = await runNode(['dist/seed.js'], {
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: uploads,
    ATTACHMENTS_DIR: join(uploads, 'attachments'),
    DEMO_MODE: 'true',
    AUTH_SECRET: 'e2e'.repeat(12),
  })
  if (code !== 0) throw new Error(output)
}

/** Creates the templates for all workers, unless they exist. Returns a function that removes them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (KEPT && existsSync(KEPT)) process.env[TEMPLATES] = readFileSync(KEPT, 'utf8')
  if (process.env[TEMPLATES]) return leave
  const server = testServer()
  const mark = randomBytes(4).toString('hex')
  const uploads = await mkdtemp(join(KEPT ? dirname(KEPT) : tmpdir(), 'e2e-uploads-'))
  const seeded = await createDatabase(server, `e2e_seeded_${mark}`)
  const empty = await createDatabase(server, `e2e_empty_${mark}`)
  const remove = async () => {
    await dropDatabase(seeded)
    await dropDatabase(empty)
    await rm(uploads, { recursive: true, force: true })
  }
  try {
    await Promise.all([empty, seeded].map((url) => migrateTemplate(url, DEMO)))
    await seed(seeded, uploads)
  } catch (error) {
    await remove()
    throw error
  }
  process.env[TEMPLATES] = JSON.stringify({ seeded, empty, uploads } satisfies Templates)
  if (KEPT) writeFileSync(KEPT, process.env[TEMPLATES])
  return KEPT ? leave : remove
}
