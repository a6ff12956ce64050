import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort, isRunning, until } from '../support/processes'
import {
  chownTree,
  copyProject,
  databasePid,
  ordinary,
  readRunning,
  type RunAs,
  runCommand,
  runUp,
  type Start,
  users,
} from '../support/project-copy'

/** Milliseconds within which everything must be gone. */
const STOP = 8000

const lines = (text: string) => text.trim().split('\n')

/** A folder with the built project in it, and the starts that were made there. */
function openPlace(folder: string, port: number) {
  const dataDir = path.join(folder, '.data')
  const starts: Start[] = []
  return {
    folder,
    dataDir,
    port,
    up: (person: RunAs, more: Record<string, string> = {}) => {
      const start = runUp(folder, person, { PORT: String(port), ...more })
      starts.push(start)
      return start
    },
    services: async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/Services`)
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug)
    },
    /** What a failed test left running would fail the next one too. */
    clear: async () => {
      for (const { pid, ended } of starts.splice(0)) {
        if (isRunning(pid)) process.kill(-pid, 'SIGTERM')
        await ended
      }
    },
  }
}

type Place = ReturnType<typeof openPlace>

/** Ends the start by `signal`: within the time, with nothing of it left. @returns its exit code */
async function stopBy(signal: () => void, start: Start, { dataDir }: Place): Promise<number | null> {
  const { site } = readRunning(dataDir)
  const database = databasePid(dataDir)!
  const since = performance.now()
  signal()
  const code = await start.ended
  expect(performance.now() - since).toBeLessThan(STOP)
  expect([site.pid, database].filter(isRunning)).toEqual([])
  expect(databasePid(dataDir)).toBeNull()
  expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false)
  return code
}

// Each of the people starts it and stops it; what else is to hold of a start is shown by one of them.
const [first, second] = [users[0]!, users.at(-1)!]
let place: Place

beforeAll(async () => {
  place = openPlace(copyProject(), await freePort())
})

afterEach(() => place?.clear())

afterAll(() => {
  if (place) rmSync(place.folder, { recursive: true, force: true })
})

test(`npm run up as ${first.name} takes over what a killed start left and stops within 8 s`, async () => {
  const { up, services, dataDir, port, folder } = place
  const killed = up(first)
  await killed.ready
  expect(killed.output()).toContain(`http://localhost:${port}`)
  expect(killed.output()).toContain(`http://localhost:${port}/admin`)
  expect(killed.output()).toContain('admin@example.com / Admin123!')
  expect((await services()).length).toBeGreaterThanOrEqual(8)
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  // A command beside it works on its database, and ends.
  expect(await runCommand(folder, first, 'db:migrate')).toEqual({ code: 0, output: 'Şema güncel.\n' })

  const { owner, site } = readRunning(dataDir)
  const database = databasePid(dataDir)!
  process.kill(owner.pid, 'SIGKILL')
  await expect.poll(() => isRunning(owner.pid), { timeout: 10_000 }).toBe(false)
  expect([site.pid, database].map(isRunning)).toEqual([true, true])
  const next = up(first)
  await next.ready
  expect(next.output()).toMatch(/Gömülü PostgreSQL: çalışır durumda bulundu/)
  expect(isRunning(site.pid)).toBe(false)
  expect(databasePid(dataDir)).toBe(database)
  expect((await services()).length).toBeGreaterThanOrEqual(8)

  expect(await stopBy(() => process.kill(readRunning(dataDir).owner.pid, 'SIGTERM'), next, place)).toBe(0)
})

test(`npm run up as ${second.name} reuses what is there, refuses a second start and ends on Ctrl-C`, async () => {
  const { up, services, dataDir, folder } = place
  // Planted once; the place changes hands.
  if (second.ids) chownTree(folder, second.ids)
  // Its number belongs to another program by now.
  const bystander = spawn('sleep', ['300'], { ...second.ids, stdio: 'ignore' })
  onTestFinished(() => void bystander.kill())
  await once(bystander, 'spawn')
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(file, [bystander.pid, path.dirname(file), 1, 5432, '', '127.0.0.1', '', 'ready', ''].join('\n'), {
    mode: 0o600,
  })
  const start = up(second)
  await start.ready
  expect(start.output()).toMatch(/Bağımlılıklar: değişmedi/)
  expect(start.output()).toMatch(/Derleme: değişmedi/)
  expect(start.output()).toMatch(/Gömülü PostgreSQL: başladı/)
  expect(start.output()).not.toContain('next.config')
  expect((await services()).length).toBeGreaterThanOrEqual(8)

  const refused = up(second, { PORT: String(await freePort()) })
  expect(await refused.ended).toBe(1)
  expect(lines(refused.output())).toEqual([
    `✗ ${dataDir} klasörüyle zaten çalışan bir site var (süreç ${readRunning(dataDir).owner.pid}).`,
  ])
  expect((await services()).length).toBeGreaterThanOrEqual(8)

  // It reaches all of the terminal's processes, and npm sends a copy.
  const typeCtrlC = () => void process.kill(-start.pid, 'SIGINT')
  await stopBy(() => [typeCtrlC(), typeCtrlC()], start, place)
  expect(isRunning(bystander.pid!)).toBe(true)
})

describe('npm run up that cannot', () => {
  let folder: string
  let fresh: string

  const last = async (variables: Record<string, string>) => {
    const start = runUp(folder, ordinary, { DATA_DIR: fresh, ...variables })
    expect(await start.ended).toBe(1)
    return lines(start.output()).at(-1)
  }

  beforeAll(() => {
    folder = place.folder
    fresh = path.join(folder, 'fresh')
  })

  test('a port in use is reported in one line and creates nothing', async () => {
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
    [{ DEMO_MODE: 'yes' }, '✗ DEMO_MODE: bulunan "yes"; beklenen true veya false.'],
    [
      { AUTH_SECRET: 'short' },
      '✗ AUTH_SECRET: bulunan verilen değer uymuyor; beklenen en az 32 baytlık bir gizli değer.',
    ],
  ])('%j is one line that names the variable, and nothing is made', async (variables, line) => {
    expect(await last(variables)).toBe(line)
    expect(readdirSync(fresh)).toEqual([])
  })

  test('a data folder that cannot be written is reported in one line', async () => {
    const closed = path.join(folder, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o555)
    expect(await last({ DATA_DIR: closed })).toBe(
      `✗ DATA_DIR: bulunan "${closed}" (EACCES); beklenen yazılabilir bir klasör.`,
    )
    expect(readdirSync(closed)).toEqual([])
  })
})

describe('npm run up while it installs', () => {
  /** A project without packages, whose install works on until it is ended; the second one fails. */
  const INSTALL = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return !/\\) Z /.test(readFileSync('/proc/' + pid + '/stat', 'utf8'))
  } catch {
    return false
  }
}
if (existsSync('installing')) {
  console.error('beside another: ' + isAlive(Number(readFileSync('installing', 'utf8'))))
  process.exit(3)
}
writeFileSync('installing', String(process.pid))
process.on('SIGTERM', () => {})
setInterval(() => {}, 1000)
`

  let folder: string
  let starts: Start[]

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-install-'))
    starts = []
    cpSync(path.resolve(import.meta.dirname, '../../scripts'), path.join(folder, 'scripts'), { recursive: true })
    const scripts = { up: 'exec node scripts/up.mjs', postinstall: 'node install.mjs' }
    const name = { name: 'a', version: '1.0.0' }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ ...name, type: 'module', scripts }))
    const lock = { ...name, lockfileVersion: 3, requires: true, packages: { '': name } }
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
    writeFileSync(path.join(folder, 'install.mjs'), INSTALL)
  })

  afterEach(async () => {
    const installing = path.join(folder, 'installing')
    const left = existsSync(installing) ? Number(readFileSync(installing, 'utf8')) : null
    if (left && isRunning(left)) process.kill(left, 'SIGKILL')
    for (const { pid, ended } of starts) {
      if (isRunning(pid)) process.kill(-pid, 'SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  const up = () => {
    const start = runUp(folder, { name: 'whoever tests' }, {})
    starts.push(start)
    return start
  }

  test('a start ends the installation of a killed one and reports why its own failed', async () => {
    const killed = up()
    await until(() => existsSync(path.join(folder, 'installing')), 'it installs')
    process.kill(readRunning(path.join(folder, '.data')).owner.pid, 'SIGKILL')
    await killed.ended

    const next = up()
    expect(await next.ended).toBe(1)
    expect(next.output()).toContain('✓ Önceki çalışmadan kalanlar kapatılıyor')
    const reason = next.output().slice(next.output().indexOf('✗ Bağımlılıklar kurulamadı:\n'))
    expect(reason).toContain('beside another: false')
    expect(reason).not.toMatch(/npm warn/i)
  })
})
