import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, databasePid, freePort, giveAway, lives, ordinary, people, readRunning, runCommand, runUp, type Start } from './workshop'

/** Milliseconds within which everything must be gone. */
const STOP = 8000

const lines = (text: string) => text.trim().split('\n')

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const since = performance.now()
  return { result: await work, ms: performance.now() - since }
}

// One data folder for all: the content is planted once, then it changes hands.
let planted: string | null = null

describe.each(people)('npm run up as $name', (person) => {
  let folder: string
  let dataDir: string
  let port: number
  let variables: Record<string, string>
  const starts: Start[] = []

  const up = (more: Record<string, string> = {}) => {
    const start = runUp(folder, person, { ...variables, ...more })
    starts.push(start)
    return start
  }
  const services = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/Services`)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug)
  }
  const stop = async (start: Start) => {
    const pid = databasePid(dataDir)!
    process.kill(readRunning(dataDir).owner.pid, 'SIGTERM')
    await start.ended
    expect(lives(pid)).toBe(false)
  }

  beforeAll(async () => {
    folder = copyProject(person)
    dataDir = path.join(folder, '.data')
    port = await freePort()
    variables = { PORT: String(port) }
    if (planted) {
      for (const name of ['.data', 'uploads']) {
        cpSync(path.join(planted, name), path.join(folder, name), { recursive: true })
        if (person.ids) giveAway(path.join(folder, name), person.ids)
      }
    }
  })

  // What a failed test left running would fail the next one too.
  afterEach(async () => {
    for (const { pid, ended } of starts.splice(0)) {
      if (lives(pid)) process.kill(-pid, 'SIGTERM')
      await ended
    }
  })

  afterAll(() => {
    if (!planted) planted = folder
    else rmSync(folder, { recursive: true, force: true })
  })

  test('starts, says where it is, and stops within 8 s, the database last', { timeout: 240_000 }, async () => {
    const start = up()
    await start.ready
    expect(start.said()).toContain(`http://localhost:${port}`)
    expect(start.said()).toContain(`http://localhost:${port}/admin`)
    expect(start.said()).toContain('admin@example.com / Admin123!')
    expect((await services()).length).toBeGreaterThanOrEqual(8)
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)

    // A command beside it works on its database, and ends.
    expect(await runCommand(folder, person, 'db:migrate')).toEqual({ code: 0, said: 'Şema güncel.\n' })

    const { site, owner } = readRunning(dataDir)
    const database = databasePid(dataDir)!
    process.kill(owner.pid, 'SIGTERM')
    const { result, ms } = await timed(start.ended)
    expect(result).toBe(0)
    expect(ms).toBeLessThan(STOP)
    expect([site.pid, database].filter(lives)).toEqual([])
    expect(databasePid(dataDir)).toBeNull()
    expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false)
  })

  test('starts again with what is there, and ends on Ctrl-C, which reaches all of the terminal’s processes', async () => {
    const start = up()
    await start.ready
    expect(start.said()).toMatch(/Bağımlılıklar: değişmedi/)
    expect(start.said()).toMatch(/Derleme: değişmedi/)
    expect((await services()).length).toBeGreaterThanOrEqual(8)
    const database = databasePid(dataDir)!
    process.kill(-start.pid, 'SIGINT')
    process.kill(-start.pid, 'SIGINT')
    const { ms } = await timed(start.ended)
    expect(ms).toBeLessThan(STOP)
    expect(lives(database)).toBe(false)
    expect(databasePid(dataDir)).toBeNull()
  })

  test('takes over what a killed start left running', async () => {
    const killed = up()
    await killed.ready
    const { owner, site } = readRunning(dataDir)
    const database = databasePid(dataDir)!
    process.kill(owner.pid, 'SIGKILL')
    await expect.poll(() => lives(owner.pid)).toBe(false)
    expect([site.pid, database].map(lives)).toEqual([true, true])

    const next = up()
    await next.ready
    expect(next.said()).toMatch(/Gömülü PostgreSQL: çalışır durumda bulundu/)
    expect(lives(site.pid)).toBe(false)
    expect(databasePid(dataDir)).toBe(database)
    await stop(next)
  })

  test('clears the pid file of a database that is gone, even when its number is another program’s now', async () => {
    const bystander = spawn('sleep', ['300'], { ...person.ids, stdio: 'ignore' })
    await once(bystander, 'spawn')
    const file = path.join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(file, [bystander.pid, path.dirname(file), 1, 5432, '', '127.0.0.1', '', 'ready', ''].join('\n'), { mode: 0o600 })
    const start = up()
    await start.ready
    expect((await services()).length).toBeGreaterThanOrEqual(8)
    await stop(start)
    expect(lives(bystander.pid!)).toBe(true)
    bystander.kill()
  })

  test('a second start in the same folder says that there is a first', async () => {
    const first = up()
    await first.ready
    const second = up({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(lines(second.said())).toEqual([`✗ ${dataDir} klasörüyle zaten çalışan bir site var (süreç ${readRunning(dataDir).owner.pid}).`])
    expect((await services()).length).toBeGreaterThanOrEqual(8)
    await stop(first)
  })
})

describe('npm run up that cannot', () => {
  let folder: string
  let fresh: string

  const last = async (variables: Record<string, string>) => {
    const start = runUp(folder, ordinary, { DATA_DIR: fresh, ...variables })
    expect(await start.ended).toBe(1)
    return lines(start.said()).at(-1)
  }

  beforeAll(() => {
    folder = copyProject(ordinary)
    fresh = path.join(folder, 'fresh')
  })

  afterAll(() => {
    for (const made of [folder, planted]) if (made) rmSync(made, { recursive: true, force: true })
  })

  test('a port in use is one line, and nothing is made', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    expect(await last({ PORT: String(port) })).toBe(
      `✗ PORT: ${port} numaralı bağlantı noktası kullanımda; boş bir tane verin, örneğin PORT=${port + 1} npm run up.`,
    )
    taken.close()
    expect(readdirSync(fresh)).toEqual([])
  })

  test.each([
    [{ PORT: 'http' }, '✗ PORT: bulunan "http"; beklenen 1 ile 65535 arasında bir sayı.'],
    [{ DEMO_MODE: 'yes' }, '✗ DEMO_MODE: bulunan "yes"; beklenen true veya false.'],
    [{ AUTH_SECRET: 'short' }, '✗ AUTH_SECRET: bulunan verilen değer uymuyor; beklenen en az 32 baytlık bir gizli değer.'],
    [{ DATABASE_URL: 'mysql://x' }, '✗ DATABASE_URL: bulunan verilen değer uymuyor; beklenen postgresql:// ile başlayan bir bağlantı adresi.'],
  ])('%j is one line that names the variable, and nothing is made', async (variables, line) => {
    expect(await last(variables)).toBe(line)
    expect(readdirSync(fresh)).toEqual([])
  })

  test('a data folder that cannot be written is one line', async () => {
    const closed = path.join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o555)
    expect(await last({ DATA_DIR: closed })).toBe(`✗ DATA_DIR: bulunan "${closed}" (EACCES); beklenen yazılabilir bir klasör.`)
    expect(readdirSync(closed)).toEqual([])
  })
})
