import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from './database'
import { freePort, startProgram, until } from './processes'

const START_TIMEOUT_MS = 45_000

export type RunningSite = {
  /** The address that tests use. It differs from SITE_URL, so that tests notice links derived from the Host header. */
  url: string
  /** SITE_URL. */
  canonical: string
  databaseUrl: string
  pid: number
  /** Contains `uploads` and `data`, unless variables set other folders. Removed when the site stops. */
  folder: string
  output(): string
  ended: Promise<unknown>
  stop(): Promise<void>
}

export type SiteOptions = {
  /** A command in front of `node`, for example `unshare`. */
  prefix?: string[]
  /** A folder of pictures. The site gets links to them, so that it never deletes the files of another site. */
  uploads?: string
  env?: Record<string, string>
}

export async function startSite(
  databaseUrl: string,
  { uploads, env, prefix = [] }: SiteOptions = {},
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-site-'))
  const ownUploads = join(folder, 'uploads')
  linkFiles(uploads, ownUploads)
  linkFiles(uploads && join(uploads, 'attachments'), join(folder, 'data', 'attachments'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const canonical = `http://localhost:${port}`
  const [program, ...args] = [...prefix, process.execPath, 'dist/server.js']
  const site = startProgram(program, args, {
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: canonical,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      UPLOADS_DIR: ownUploads,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      // Lets each test send from a different address, because sending is limited per address.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  })
  let hasEnded = false
  void site.ended.then(() => (hasEnded = true))
  const stop = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const isLiveOrEnded = async () => hasEnded || (await fetch(`${url}/api/health/live`)).ok
  await until(isLiveOrEnded, `${url} responds`, START_TIMEOUT_MS)
    .then(() => {
      if (hasEnded) throw new Error('The site ended while it started.')
    })
    .catch(async (error: unknown) => {
      await stop()
      throw new Error(site.output().slice(-4_000), { cause: error })
    })
  return { url, canonical, databaseUrl, pid: site.pid, folder, output: site.output, ended: site.ended, stop }
}

function linkFiles(from: string | undefined, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const file of from && existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []) {
    if (file.isFile()) linkSync(join(from!, file.name), join(to, file.name))
  }
}

/** Renders a page once, because the first render loads most of the code and may exceed the time limit on a busy machine. */
async function warmUp(url: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const response = await fetch(`${url}/hizmetler`)
    await response.text()
    if (response.ok) return
  }
}

/** Serves the built site on a copy of a template database, which is dropped when the site stops. */
export async function startSiteOnCopy(template: string, options: SiteOptions = {}): Promise<RunningSite> {
  const databaseUrl = await createDatabase(template, `e2e_copy_${randomBytes(6).toString('hex')}`, template)
  const site = await startSite(databaseUrl, options).catch(async (error: unknown) => {
    await dropDatabase(databaseUrl)
    throw error
  })
  await warmUp(site.url)
  return {
    ...site,
    stop: async () => {
      await site.stop()
      await dropDatabase(databaseUrl)
    },
  }
}

export async function startSiteWithoutDatabase(options: SiteOptions = {}): Promise<RunningSite> {
  return startSite(`postgresql://postgres@127.0.0.1:${await freePort()}/away`, options)
}
