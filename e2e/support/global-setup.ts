import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEMO, hashOf } from './accounts'
import { createDatabase, dropDatabase, query, testServer } from './database'
import { runNode } from './processes'

export type Templates = { seeded: string; empty: string; uploads: string }

export const TEMPLATES = 'E2E_TEMPLATES'

/**
 * A file in which the first runner leaves the templates for the next ones. `npm test` names it, and removes the
 * templates with its database and folder.
 */
const KEPT = process.env.E2E_TEMPLATES_FILE

const leave = async () => {}

async function operate(program: 'migrate' | 'seed', databaseUrl: string, uploads: string) {
  const { code, output } = await runNode([`dist/${program}.js`], {
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: uploads,
    ATTACHMENTS_DIR: join(uploads, 'attachments'),
    DEMO_MODE: 'true',
    AUTH_SECRET: 'e2e'.repeat(12),
  })
  if (code !== 0) throw new Error(output)
}

/** Gives the demo's administrator a cheap hash, because every test of the admin signs in. */
async function cheapenSignIn(databaseUrl: string) {
  const text = 'update administrators set password_hash = $1 where email = $2 returning id'
  const rows = await query(databaseUrl, text, [hashOf(DEMO.password), DEMO.email])
  if (rows.length !== 1) throw new Error(`There is no ${DEMO.email} in ${databaseUrl}.`)
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
    await Promise.all([empty, seeded].map((databaseUrl) => operate('migrate', databaseUrl, uploads)))
    await operate('seed', seeded, uploads)
    for (const databaseUrl of [empty, seeded]) await cheapenSignIn(databaseUrl)
  } catch (error) {
    await remove()
    throw error
  }
  const templates = JSON.stringify({ seeded, empty, uploads } satisfies Templates)
  process.env[TEMPLATES] = templates
  if (KEPT) writeFileSync(KEPT, templates)
  return KEPT ? leave : remove
}
