import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase, query } from '../support/servers/database'
import { type MigrateProgram, NEXT_VERSION, copyMigrateProgram, schemaOf } from '../support/servers/migrate-program'
import { withPort, startProxy } from '../support/servers/pooler'
import { startOwnPostgres } from '../support/servers/postgres'

const server = process.env.DATABASE_URL!

/** The number of kills during a first start, and during an upgrade. */
const KILLS = 12
const CONCURRENCY = 2
/** The tests take half a minute on an idle machine, but their fifty starts are slow on a busy machine. */
const timeout = 400_000

const contents = (url: string) =>
  query(
    url,
    'select to_jsonb(services) as row, (select count(*) from administrators) as administrators from services order by title',
  )

const [program, nextProgram] = [copyMigrateProgram(), copyMigrateProgram(NEXT_VERSION)]
const databases: string[] = []

async function newDatabase(template?: string): Promise<string> {
  const url = await createDatabase(server, `cut_short_${randomBytes(6).toString('hex')}`, template)
  databases.push(url)
  return url
}

const filledUrl = await newDatabase()
await program.run(filledUrl)
await query(
  filledUrl,
  `insert into services (id, title, slug, description)
  select gen_random_uuid(), 'Bakım ' || n, 'bakim-' || n, repeat('Metin ', 200) from generate_series(1, 500) n`,
)

afterAll(async () => {
  for (const url of databases) await dropDatabase(url)
  for (const version of [program, nextProgram]) version.remove()
})

const watchTraffic = (url: string, onData: (chunk: string) => void) =>
  startProxy(Number(new URL(url).port), '127.0.0.1', onData)

/** Runs a migration, and kills it when it has sent `killAfter` chunks to the server. @returns the number of chunks sent */
async function runAndKill(version: MigrateProgram, url: string, killAfter: number): Promise<number> {
  let chunks = 0
  let kill = () => {}
  const proxy = await watchTraffic(url, () => void (++chunks === killAfter && kill()))
  await version.run(withPort(url, proxy.port), (child) => (kill = () => void child.kill()))
  proxy.stop()
  return chunks
}

/**
 * Kills a migration at points spread over its whole run, and starts it again immediately each time.
 * @returns as `failures` the second starts whose result differs from the result of an uninterrupted start
 */
async function killAndStart(version: MigrateProgram, template?: string) {
  const uninterrupted = await newDatabase(template)
  const chunkCount = await runAndKill(version, uninterrupted, Number.POSITIVE_INFINITY)
  const [lines, rows] = [await schemaOf(uninterrupted), await contents(uninterrupted)]
  const killPoints = Array.from({ length: KILLS }, (_, index) => 1 + Math.floor((index * chunkCount) / KILLS))
  const failures: unknown[] = []
  const work = async () => {
    for (let killAfter = killPoints.pop(); killAfter; killAfter = killPoints.pop()) {
      const url = await newDatabase(template)
      await runAndKill(version, url, killAfter)
      const secondResult = await version.run(url)
      const isWhole =
        secondResult.code === 0 && isDeepStrictEqual([await schemaOf(url), await contents(url)], [lines, rows])
      if (!isWhole) failures.push({ killAfter, ...secondResult })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { failures, rows: rows.length, chunkCount }
}

test('a first start may be killed at any moment: the next start completes the schema', { timeout }, async () => {
  const { failures, chunkCount } = await killAndStart(program)
  expect(failures).toEqual([])
  expect(chunkCount).toBeGreaterThan(KILLS)
})

test(
  'an upgrade may be killed at any moment: after the next start the schema is new and every row is kept',
  { timeout },
  async () => {
    const { failures, rows } = await killAndStart(nextProgram, filledUrl)
    expect(failures).toEqual([])
    expect(rows).toBe(500)
  },
)

test('a migration that loses its database server says so in one line, and the next start completes the migration', async () => {
  const ownServer = await startOwnPostgres({ migrated: false })
  onTestFinished(ownServer.stop)
  const kills: Promise<void>[] = []
  const proxy = await watchTraffic(ownServer.url, (chunk) => {
    if (chunk.includes('set local check_function_bodies')) kills.push(ownServer.kill())
  })
  const result = await program.run(withPort(ownServer.url, proxy.port))
  proxy.stop()
  const line = 'Göç sürerken veritabanı bağlantısı koptu; yeniden başlatınca kaldığı yerden sürer.'
  expect(result).toEqual({ code: 75, output: `${line}\n` })
  await Promise.all(kills)
  await ownServer.revive()
  expect((await program.run(ownServer.url)).code).toBe(0)
})
