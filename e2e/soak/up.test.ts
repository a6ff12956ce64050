import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { freePort, isRunning } from '../support/servers/processes'
import {
  chownTree,
  copyProject,
  databasePid,
  ordinaryUser,
  readLockFile,
  type RunAs,
  runCommand,
  runUp,
  type Start,
  users,
} from '../support/servers/project-copy'

/** Time within which all processes must have ended. */
const STOP_LIMIT_MS = 8000

const lines = (text: string) => text.trim().split('\n')

function openCopy(folder: string, port: number) {
  const dataDir = path.join(folder, '.data')
  const starts: Start[] = []
  return {
    folder,
    dataDir,
    port,
    up: (user: RunAs, variables: Record<string, string> = {}) => {
      const start = runUp(folder, user, { PORT: String(port), ...variables })
      starts.push(start)
      return start
    },
    serviceSlugs: async () => {
      const response = await fetch(`http://127.0.0.1:${port}/api/Services`)
      expect(response.status).toBe(200)
      return ((await response.json()) as { slug: string }[]).map(({ slug }) => slug)
    },
    /** Stops the programs that a failed test started, because they would make the next test fail, too. */
    clear: async () => {
      for (const { pid, ended } of starts.splice(0)) {
        if (isRunning(pid)) process.kill(-pid, 'SIGTERM')
        await ended
      }
    },
  }
}

type ProjectCopy = ReturnType<typeof openCopy>

/** Stops a program with `signal`, and expects that all its processes end in time. @returns its exit code */
async function stopWith(signal: () => void, start: Start, { dataDir }: ProjectCopy): Promise<number | null> {
  const { site } = readLockFile(dataDir)
  const database = databasePid(dataDir)!
  const stoppedAt = performance.now()
  signal()
  const code = await start.ended
  expect(performance.now() - stoppedAt).toBeLessThan(STOP_LIMIT_MS)
  expect([site.pid, database].filter(isRunning)).toEqual([])
  expect(databasePid(dataDir)).toBeNull()
  expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false)
  return code
}

// Starting and stopping is tested with both users, everything else with one.
const [firstUser, secondUser] = [users[0]!, users.at(-1)!]
const copy = openCopy(copyProject(), await freePort())

afterEach(copy.clear)
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }))

test(`npm run up as ${firstUser.name} takes over the processes of a killed run and stops within 8 s`, async () => {
  const { up, serviceSlugs, dataDir, port, folder } = copy
  const killedRun = up(firstUser)
  await killedRun.ready
  expect(killedRun.output()).toContain(`http://localhost:${port}`)
  expect(killedRun.output()).toContain(`http://localhost:${port}/admin`)
  expect(killedRun.output()).toContain('admin@example.com / Admin123!')
  expect((await serviceSlugs()).length).toBeGreaterThanOrEqual(8)
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  // Commands work on the database while the site runs.
  expect(await runCommand(folder, firstUser, 'db:migrate')).toEqual({ code: 0, output: 'Şema güncel.\n' })

  const { owner, site } = readLockFile(dataDir)
  const database = databasePid(dataDir)!
  process.kill(owner.pid, 'SIGKILL')
  await expect.poll(() => isRunning(owner.pid), { timeout: 10_000 }).toBe(false)
  expect([site.pid, database].map(isRunning)).toEqual([true, true])
  const nextStart = up(firstUser)
  await nextStart.ready
  expect(nextStart.output()).toMatch(/Gömülü PostgreSQL: çalışır durumda bulundu/)
  expect(isRunning(site.pid)).toBe(false)
  expect(databasePid(dataDir)).toBe(database)
  expect((await serviceSlugs()).length).toBeGreaterThanOrEqual(8)

  expect(await stopWith(() => process.kill(readLockFile(dataDir).owner.pid, 'SIGTERM'), nextStart, copy)).toBe(0)
})

test(`npm run up as ${secondUser.name} reuses build and database, refuses a second start and ends on Ctrl-C`, async () => {
  const { up, serviceSlugs, dataDir, folder } = copy
  // The same copy of the project now belongs to another user.
  if (secondUser.ids) chownTree(folder, secondUser.ids)
  // The process id in postmaster.pid belongs to another program.
  const bystander = spawn('sleep', ['300'], { ...secondUser.ids, stdio: 'ignore' })
  onTestFinished(() => void bystander.kill())
  await once(bystander, 'spawn')
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(file, [bystander.pid, path.dirname(file), 1, 5432, '', '127.0.0.1', '', 'ready', ''].join('\n'), {
    mode: 0o600,
  })
  const start = up(secondUser)
  await start.ready
  expect(start.output()).toMatch(/Bağımlılıklar: değişmedi/)
  expect(start.output()).toMatch(/Derleme: değişmedi/)
  expect(start.output()).toMatch(/Gömülü PostgreSQL: başladı/)
  expect(start.output()).not.toContain('next.config')
  expect((await serviceSlugs()).length).toBeGreaterThanOrEqual(8)

  const secondStart = up(secondUser, { PORT: String(await freePort()) })
  expect(await secondStart.ended).toBe(1)
  expect(lines(secondStart.output())).toEqual([
    `✗ ${dataDir} klasörüyle zaten çalışan bir site var (süreç ${readLockFile(dataDir).owner.pid}); onu Ctrl-C ile durdurun ya da başka bir DATA_DIR verin.`,
  ])
  expect((await serviceSlugs()).length).toBeGreaterThanOrEqual(8)

  // Ctrl-C reaches all processes of the terminal, and npm forwards it once more.
  const typeCtrlC = () => void process.kill(-start.pid, 'SIGINT')
  await stopWith(() => [typeCtrlC(), typeCtrlC()], start, copy)
  expect(isRunning(bystander.pid!)).toBe(true)
})

test('a refused start prints the reason in its last line and creates no files', async () => {
  const portHolder = createServer().listen(0, '127.0.0.1')
  await once(portHolder, 'listening')
  onTestFinished(() => void portHolder.close())
  const { port } = portHolder.address() as { port: number }
  const [freshFolder, closedFolder] = [path.join(copy.folder, 'fresh'), path.join(copy.folder, 'closed')]
  mkdirSync(closedFolder)
  chmodSync(closedFolder, 0o555)
  for (const [variables, line] of [
    [
      { PORT: String(port) },
      `PORT: ${port} numaralı bağlantı noktası kullanımda; boş bir tane verin, örneğin PORT=${port + 1} npm run up.`,
    ],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE: bulunan "yes"; beklenen true veya false.'],
    [{ DATA_DIR: closedFolder }, `DATA_DIR: bulunan "${closedFolder}" (EACCES); beklenen yazılabilir bir klasör.`],
  ] as const) {
    const { DATA_DIR = freshFolder, ...otherVariables } = variables as Record<string, string>
    const start = copy.up(ordinaryUser, { DATA_DIR, ...otherVariables })
    expect([await start.ended, lines(start.output()).at(-1)]).toEqual([1, `✗ ${line}`])
    expect(readdirSync(DATA_DIR)).toEqual([])
  }
})
