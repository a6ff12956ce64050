import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { PGBOUNCER } from '../../../scripts/lib/test-programs.mjs'
import { query, testServer } from './database'
import { freePort, startProgram, until } from './processes'
import { chownTree, ordinaryUser } from './project-copy'

declare module 'vitest' {
  interface ProvidedContext {
    poolerPort?: number
  }
}

export function withPort(url: string, port: number): string {
  const address = new URL(url)
  address.host = `127.0.0.1:${port}`
  return address.href
}

/**
 * Starts PgBouncer with deploy/pgbouncer.ini in front of all databases of a server, for all its roles.
 * @param maxConnections the maximum number of server connections for each database and role
 */
export async function startPooler(server: string, maxConnections = 2) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const { username, password, port: serverPort } = new URL(server)
  const usersFile = path.join(folder, 'users')
  const example = readFileSync(new URL('../../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const settings = {
    listen_port: port,
    unix_socket_dir: '',
    auth_file: usersFile,
    auth_user: username,
    default_pool_size: maxConnections,
  }
  const settingLines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const databases = example.replace('site = host=db.ornek.example', `* = host=127.0.0.1 port=${serverPort}`)
  const iniFile = path.join(folder, 'pgbouncer.ini')
  writeFileSync(iniFile, [databases, ...settingLines, ''].join('\n'))
  writeFileSync(usersFile, `"${username}" "${decodeURIComponent(password)}"\n`)
  if (ordinaryUser.ids) chownTree(folder, ordinaryUser.ids)
  const url = withPort(server, port)
  const start = () => startProgram(PGBOUNCER, [iniFile], { ids: ordinaryUser.ids })
  let program = start()
  await until(() => query(url, 'select 1').then(() => true), 'PgBouncer responds')
  return {
    url,
    port,
    restart: async () => {
      await program.kill()
      program = start()
    },
    stop: async () => {
      await program.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a TCP proxy to a port on loopback. `moveTo` changes the port and cuts the open connections.
 * @param onData gets each chunk that a client sent, once it has been written to the server
 */
export async function startProxy(initialPort: number, host = '127.0.0.1', onData = (_chunk: string) => {}) {
  let targetPort = initialPort
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1')
    sockets.add(client)
    client.on('error', () => {}).on('close', () => upstream.destroy())
    upstream.on('error', () => {}).on('close', () => client.destroy())
    upstream.pipe(client)
    client.on('data', (chunk) => upstream.write(chunk, () => onData(chunk.toString()))).on('end', () => upstream.end())
  })
  const port = await freePort()
  await once(server.listen(port, host), 'listening')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port,
    moveTo: (newPort: number) => {
      targetPort = newPort
      cut()
    },
    stop: () => {
      server.close()
      cut()
    },
  }
}

/** Starts a pooler through which the handlers of API tests connect. Returns a function that stops it. */
export default async function poolApi({ provide }: TestProject): Promise<() => Promise<void>> {
  const pooler = await startPooler(testServer())
  provide('poolerPort', pooler.port)
  return pooler.stop
}
