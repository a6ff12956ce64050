import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashSync } from 'bcryptjs'
import { Client } from 'pg'
import { DEMO } from '../pages/admin'
import { createDatabase, dropDatabase } from './template-database'

const run = promisify(execFile)

/** What the workers copy: databases to make theirs from, and the pictures of the seeded one. */
export type Templates = { seeded: string; empty: string; uploads: string }

/** The variable by which the templates reach the workers. */
export const TEMPLATES = 'E2E_TEMPLATES'

/** Runs a program of the build on a database. */
async function operate(program: 'migrate' | 'seed', databaseUrl: string, uploads: string) {
  await run(process.execPath, [`dist/${program}.js`], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      UPLOADS_DIR: uploads,
      DEMO_MODE: 'true',
      AUTH_SECRET: 'e2e'.repeat(12),
    },
  })
}

/** Gives the demo's administrator a cheap hash: what one costs is not what these tests are about, and each signs in. */
async function cheapenSignIn(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query('update administrators set password_hash = $1 where email = $2', [
    hashSync(DEMO.password, 4),
    DEMO.email,
  ])
  await client.end()
  if (rowCount !== 1) throw new Error(`There is no ${DEMO.email} in ${databaseUrl}.`)
}

/** Makes the templates once for all workers, unless there are some; what it returns removes them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[TEMPLATES]) return async () => {}
  const server = process.env.DATABASE_URL
  if (!server)
    throw new Error('DATABASE_URL: bulunan tanımlı değil; beklenen içinde veritabanı açılabilen bir PostgreSQL.')
  const mark = randomBytes(4).toString('hex')
  const uploads = await mkdtemp(join(tmpdir(), 'e2e-uploads-'))
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
  process.env[TEMPLATES] = JSON.stringify({ seeded, empty, uploads } satisfies Templates)
  return remove
}
