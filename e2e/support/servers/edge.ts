import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type NameServer, startNameServer } from './name-server'
import { freePort, type Program, runProgram, startProgram, until } from './processes'

export type Edge = {
  url: string
  /** Resolves the host name `web`. A test moves `web` by changing the addresses that this server returns. */
  nameServer: NameServer
  accessLog: string
  nginx: Program
  stop: () => Promise<void>
}

type Options = { addresses: string[]; port: number; uploads: string; env?: Record<string, string> }

const SCRIPT = path.resolve(import.meta.dirname, '../../../deploy/edge/start.sh')

const nginxEnv = process.env.NGINX_PATH && { NGINX_PATH: process.env.NGINX_PATH }

export async function configureEdge(folder: string, env: Record<string, string>): Promise<string> {
  const variables = { ...nginxEnv, EDGE_RESOLVER: '127.0.0.1', EDGE_RUN: folder, EDGE_CACHE: folder, ...env }
  const { code, output } = await runProgram('/bin/sh', [SCRIPT, 'configure'], { env: variables })
  if (code !== 0) throw new Error(output)
  return readFileSync(path.join(folder, 'servers.conf'), 'utf8')
}

export async function startEdge({ addresses, port, uploads, env }: Options): Promise<Edge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'))
  const [httpPort, healthPort] = [await freePort(), await freePort()]
  const nameServer = await startNameServer(addresses)
  const accessLog = path.join(folder, 'access.log')
  mkdirSync(uploads, { recursive: true })
  const nginx = startProgram('/bin/sh', [SCRIPT], {
    cwd: folder,
    env: {
      EDGE_WEB: `web:${port}`,
      EDGE_RESOLVER: `127.0.0.1:${nameServer.port}`,
      EDGE_UPLOADS: uploads,
      EDGE_LISTEN: '127.0.0.1',
      EDGE_HTTP_PORT: String(httpPort),
      EDGE_HEALTH_PORT: String(healthPort),
      EDGE_CERTIFICATES: path.join(folder, 'none'),
      EDGE_CACHE: path.join(folder, 'cache'),
      EDGE_RUN: path.join(folder, 'run'),
      EDGE_ACCESS_LOG: accessLog,
      EDGE_WORKERS: '2',
      ...nginxEnv,
      ...env,
    },
  })
  const stop = async () => {
    await nginx.stop()
    nameServer.close()
    rmSync(folder, { recursive: true, force: true })
  }
  await until(async () => (await fetch(`http://127.0.0.1:${healthPort}/`)).ok, 'the edge listens', 10_000).catch(
    async (error: unknown) => {
      await stop()
      throw new Error(nginx.output(), { cause: error })
    },
  )
  return { url: `http://127.0.0.1:${httpPort}`, nameServer, accessLog, nginx, stop }
}
