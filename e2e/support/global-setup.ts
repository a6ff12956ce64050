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

const TEMPLATES_VARIABLE = 'E2E_TEMPLATES'

export const templates = () => JSON.parse(process.env[TEMPLATES_VARIABLE]!) as Templates

export function startSeededSite(): Promise<RunningSite> {
  const { seeded, uploads } = templates()
  return startSiteOnCopy(seeded, { uploads })
}

/**
 * A file through which the first runner passes the templates to the next ones. `npm test` sets the variable, and removes the
 * templates with its database and folder.
 */
const TEMPLATES_FILE = process.env.E2E_TEMPLATES_FILE

const noTeardown = async () => {}

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
  if (TEMPLATES_FILE && existsSync(TEMPLATES_FILE))
    process.env[TEMPLATES_VARIABLE] = readFileSync(TEMPLATES_FILE, 'utf8')
  if (process.env[TEMPLATES_VARIABLE]) return noTeardown
  const server = testServer()
  const suffix = randomBytes(4).toString('hex')
  const uploads = await mkdtemp(join(TEMPLATES_FILE ? dirname(TEMPLATES_FILE) : tmpdir(), 'e2e-uploads-'))
  const seeded = await createDatabase(server, `e2e_seeded_${suffix}`)
  const empty = await createDatabase(server, `e2e_empty_${suffix}`)
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
  process.env[TEMPLATES_VARIABLE] = JSON.stringify({ seeded, empty, uploads } satisfies Templates)
  if (TEMPLATES_FILE) writeFileSync(TEMPLATES_FILE, process.env[TEMPLATES_VARIABLE])
  return TEMPLATES_FILE ? noTeardown : remove
}
