import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { nameAt } from '@/deploy/backup/set'
import { createDatabase, migrate, query } from '../support/database'
import { newOwner } from '../support/new-owner'
import { startDebianPostgres } from '../support/postgres'
import { type Program, runNode, startNode, until } from '../support/processes'

let folder: string
let server: Awaited<ReturnType<typeof startDebianPostgres>>

const place = (name: string) => ({
  UPLOADS_DIR: path.join(folder, `${name}-uploads`),
  BACKUP_DIR: path.join(folder, name),
})
const says = (program: Program, words: string) => until(() => program.output().includes(words), words, 30_000)
const setsOf = (backups: string) =>
  existsSync(backups) ? readdirSync(backups).filter((name) => !name.startsWith('.')) : []

/** Ends with the test, however it ends. */
function startHere(args: string[], variables: Record<string, string>): Program {
  const program = startNode(args, variables)
  let over = false
  void program.ended.then(() => (over = true))
  onTestFinished(async () => {
    if (!over) process.kill(program.pid, 'SIGKILL')
    await program.ended
  })
  return program
}

/** A whole set of the server's database, and a folder of pictures that is still empty. */
async function setIn(name: string): Promise<{ set: string; UPLOADS_DIR: string }> {
  const { BACKUP_DIR, UPLOADS_DIR } = place(name)
  mkdirSync(UPLOADS_DIR)
  const { code, output } = await runNode(['dist/backup.js'], { DATABASE_URL: server.url, BACKUP_DIR, UPLOADS_DIR })
  if (code !== 0) throw new Error(output)
  return { set: path.join(BACKUP_DIR, setsOf(BACKUP_DIR)[0]!), UPLOADS_DIR }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'e2e-backup-start-'))
  server = await startDebianPostgres()
  await migrate(server.url)
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a schedule that starts before the database writes its first set once there are tables', async () => {
  const [url, { BACKUP_DIR, ...uploads }] = [await createDatabase(server.url, 'later'), place('scheduled')]
  await server.halt()
  const schedule = startHere(['dist/backup.js', '--scheduled'], { DATABASE_URL: url, BACKUP_DIR, ...uploads })
  await says(schedule, 'Veritabanına bağlanılamadı')
  await server.revive()
  await says(schedule, 'sitenin tabloları yok')
  await migrate(url)
  await until(() => setsOf(BACKUP_DIR).length === 1, 'the first set', 30_000)
  await says(schedule, 'Yedek alındı')
  // Each reason once, although it asks every few seconds.
  const tables = schedule
    .output()
    .split('\n')
    .filter((line) => line.includes('sitenin tabloları yok'))
  expect(tables).toHaveLength(1)
})

test('a set from a wrong clock, named for a later time, delays no scheduled set and deletes none', async () => {
  const { BACKUP_DIR, UPLOADS_DIR } = place('ahead')
  mkdirSync(UPLOADS_DIR)
  const ahead = nameAt(new Date(Date.now() + 48 * 60 * 60 * 1000))
  mkdirSync(path.join(BACKUP_DIR, ahead), { recursive: true })
  const variables = { DATABASE_URL: server.url, BACKUP_DIR, UPLOADS_DIR, BACKUP_KEEP: '1' }
  const schedule = startHere(['dist/backup.js', '--scheduled'], variables)
  await says(schedule, 'Yedek alındı')
  expect(setsOf(BACKUP_DIR)).toEqual([expect.any(String), ahead])
})

test('a restore waits for a database that is starting', async () => {
  const { set, UPLOADS_DIR } = await setIn('early')
  const url = await createDatabase(server.url, 'early')
  await server.halt()
  const restore = startHere(['dist/restore.js', set], { DATABASE_URL: url, UPLOADS_DIR })
  await says(restore, 'Veritabanı bekleniyor')
  await server.revive()
  expect(await restore.ended).toBe(0)
})

test('a restore with a wrong database password fails at once', async () => {
  const [url, { set, UPLOADS_DIR }] = [new URL(server.url), await setIn('refused')]
  url.password = 'yanlis'
  const refused = await runNode(['dist/restore.js', set], { DATABASE_URL: url.href, UPLOADS_DIR })
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^Veritabanına bağlanılamadı .*\n$/) })
})

test('a restore without the site’s role says so and ends, and migrating finishes it once the role is there', async () => {
  const { set, UPLOADS_DIR } = await setIn('roleless')
  const [limited, own] = await newOwner(server.url, 'roleless')
  const variables = { DATABASE_URL: own, DATABASE_OWNER_URL: limited, UPLOADS_DIR }
  const restore = startHere(['dist/restore.js', set], variables)
  await says(restore, 'rolü yok ve açma izni de yok')
  let code: number | null | undefined
  void restore.ended.then((ended) => (code = ended))
  await until(() => code !== undefined, 'the restore ends', 5000)
  const { username, password } = new URL(own)
  const line = `DATABASE_URL: "${username}" rolü yok ve açma izni de yok; yönetici açmalı: CREATE ROLE "${username}" LOGIN PASSWORD '…'`
  expect([code, restore.output()]).toEqual([1, `${line}\n`])
  await query(server.url, `create role ${username} login password '${password}'`)
  expect(await runNode(['dist/migrate.js'], variables)).toEqual({ code: 0, output: 'Şema güncel.\n' })
  expect(await query(own, 'select 1 from administrators')).toHaveLength(1)
})
