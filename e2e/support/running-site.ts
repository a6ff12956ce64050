import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, dropDatabase } from './template-database'

/** A production server of its own, on a database of its own. */
export type RunningSite = {
  /** Where it is visited: by address, while SITE_URL says `localhost`, so that links made from the Host header show. */
  url: string
  /** Its SITE_URL. */
  canonical: string
  databaseUrl: string
  pid: number
  /** All it has written, on both streams. */
  said(): string
  stop(): Promise<void>
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilLive(url: string, failed: () => string | undefined): Promise<void> {
  const end = Date.now() + 45_000
  while (Date.now() < end) {
    const reason = failed()
    if (reason) throw new Error(`The site did not start: ${reason}`)
    const answer = await fetch(`${url}/api/health/live`).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`The site did not answer in time: ${url}`)
}

type Options = {
  /** What starts `node` in another surrounding: its arguments follow. */
  prefix?: string[]
  /** Pictures, copied by links, so that no server clears another one's files. */
  uploads?: string
  /** Further variables. */
  env?: Record<string, string>
}

/** Serves the built site on `databaseUrl`. */
export async function startSite(
  databaseUrl: string,
  { uploads, env, prefix = [] }: Options = {},
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-site-'))
  const own = join(folder, 'uploads')
  mkdirSync(own)
  for (const file of uploads ? readdirSync(uploads, { withFileTypes: true }) : []) {
    if (file.isFile()) linkSync(join(uploads!, file.name), join(own, file.name))
  }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const canonical = `http://localhost:${port}`
  const [program, ...args] = [...prefix, process.execPath, 'dist/server.js']
  const process_ = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: canonical,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      UPLOADS_DIR: own,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      // Each test comes from an address of its own: otherwise one test's messages would use up another one's.
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  })
  const parts: Buffer[] = []
  const said = () => Buffer.concat(parts).toString()
  for (const stream of [process_.stdout, process_.stderr]) stream.on('data', (part: Buffer) => void parts.push(part))
  const ended = once(process_, 'exit')
  const stop = async () => {
    if (process_.exitCode === null) process_.kill('SIGTERM')
    const timer = setTimeout(() => process_.kill('SIGKILL'), 8_000)
    await ended
    clearTimeout(timer)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilLive(url, () => (process_.exitCode === null ? undefined : said().slice(-4_000)))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, canonical, databaseUrl, pid: process_.pid!, said, stop }
}

/** The first rendering loads most of the site's code; on a busy machine it may take longer than a visitor is kept waiting. */
async function warmUp(url: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const answer = await fetch(`${url}/hizmetler`)
    await answer.text()
    if (answer.ok) return
  }
}

/** Serves the built site on a copy of a template; the copy goes when the site stops. */
export async function startSiteOnCopy(template: string, options: Options = {}): Promise<RunningSite> {
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

/** Serves the built site with a database that refuses every connection, and nothing kept. */
export async function startSiteWithoutDatabase(options: Options = {}): Promise<RunningSite> {
  return startSite(`postgresql://postgres@127.0.0.1:${await freePort()}/away`, options)
}
