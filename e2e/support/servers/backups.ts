import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ApiClient, formOf, sendMessage, sendPhoto } from '../calls/http'
import { blockDumps } from './database'
import { newWidePicture } from '../images'
import { startDebianPostgres } from './postgres'
import { type Program, runNode, startNode } from './processes'
import { startSite } from './site'

export const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export async function startSiteToBackUp(siteVariables: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-backup-'))
  const inFolder = (name: string) => path.join(folder, name)
  const [uploads, attachments, backups] = [inFolder('uploads'), inFolder('attachments'), inFolder('backups')]
  mkdirSync(uploads)
  const server = await startDebianPostgres()
  const secret = randomUUID().repeat(2)
  const storageVariables = { UPLOADS_DIR: uploads, ATTACHMENTS_DIR: attachments, ...siteVariables }
  const site = await startSite(server.url, { env: { ...storageVariables, AUTH_SECRET: secret } })
  const staff = await ApiClient.signIn(site)
  const addReference = async (name: string) =>
    staff.create('/api/References', formOf({ name, logoFile: await newWidePicture() }))
  await staff.create('/api/Services', { title: 'Servo Sürücü Tamiri' })
  const post = { title: 'Yedek', content: 'Metin', summary: '', author: 'Admin', imageFile: await newWidePicture() }
  await staff.create('/api/BlogPosts', formOf(post))
  for (let i = 0; i < 4; i += 1) await addReference(`Marka ${i}`)
  await sendMessage(site, randomUUID())
  await sendPhoto(site, await newWidePicture())

  const variables = { DATABASE_URL: server.url, ...storageVariables, BACKUP_DIR: backups }
  const backUp = (changes: Record<string, string> = {}) => runNode(['dist/backup.js'], { ...variables, ...changes })
  const listBackups = (folder = backups) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => BACKUP_NAME.test(name))
          .toSorted()
      : []
  let goodBackup: string | undefined
  return {
    inFolder,
    uploads,
    attachments,
    backups,
    server,
    secret,
    site,
    staff,
    addReference,
    variables,
    backUp,
    /** Returns the names of the complete backups, oldest first. */
    listBackups,
    partialBackups: () =>
      existsSync(backups) ? readdirSync(backups).filter((name) => name.startsWith('.partial-')) : [],
    goodBackup: async () => {
      if (goodBackup) return goodBackup
      const { code, output } = await backUp({ BACKUP_DIR: inFolder('good') })
      if (code !== 0) throw new Error(output)
      return (goodBackup = path.join(inFolder('good'), listBackups(inFolder('good'))[0]!))
    },
    /** Returns variables with a new database, by default empty, and folders that do not exist yet. */
    newTarget: async (name: string, database?: { migrated: boolean }) => ({
      DATABASE_URL: await server.create(name, database),
      UPLOADS_DIR: inFolder(`${name}-uploads`),
      ATTACHMENTS_DIR: inFolder(`${name}-attachments`),
    }),
    stop: async () => {
      await site.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function checksumsIn(folder: string): Map<string, string> {
  const sumOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex')
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return new Map(names.map((name) => [name, sumOf(name)]))
}

export function startForTest(args: string[], variables: Record<string, string>): Program {
  const program = startNode(args, variables)
  onTestFinished(() => program.kill())
  return program
}

/** Starts a backup whose dump waits for a lock until `release`. */
export async function startBlockedBackup(source: Awaited<ReturnType<typeof startSiteToBackUp>>) {
  const dumps = await blockDumps(source.server.url)
  onTestFinished(dumps.release)
  const running = startForTest(['scripts/database.mjs', 'backup'], source.variables)
  await dumps.untilWaiting()
  return { running, release: dumps.release }
}
