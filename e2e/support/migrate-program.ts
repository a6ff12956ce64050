import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The built `migrate` with migrations of its own. */
export type MigrateProgram = {
  /** Runs it to its end. `watch` gets the process and may end it. */
  run: (url: string, watch?: (child: ChildProcess) => void) => Promise<{ code: number | null; output: string }>
  names: string[]
  write: (name: string, script: string) => void
  remove: () => void
}

/** The built `migrate` in a folder of its own, with all migrations but the newest `without`. */
export function openMigrateProgram({ without = 0 } = {}): MigrateProgram {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-migrate-'))
  const migrations = path.join(folder, 'prisma', 'migrations')
  cpSync(path.join(root, 'prisma', 'migrations'), migrations, { recursive: true })
  copyFileSync(path.join(root, 'prisma', 'schema.prisma'), path.join(folder, 'prisma', 'schema.prisma'))
  const isFolder = (name: string) => !name.includes('.')
  const all = readdirSync(migrations).filter(isFolder).toSorted()
  const names = all.slice(0, all.length - without)
  for (const name of all.slice(names.length)) rmSync(path.join(migrations, name), { recursive: true })
  mkdirSync(path.join(folder, 'dist'))
  copyFileSync(path.join(root, 'dist', 'migrate.js'), path.join(folder, 'dist', 'migrate.js'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  return {
    names,
    run: async (url, watch) => {
      const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH, DATABASE_URL: url, DEMO_MODE: 'true' }
      const file = path.join(folder, 'dist', 'migrate.js')
      const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      }
      watch?.(child)
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, output }
    },
    write: (name, script) => {
      mkdirSync(path.join(migrations, name), { recursive: true })
      writeFileSync(path.join(migrations, name, 'migration.sql'), script)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Stands between a program and PostgreSQL.
 * @param heard gets each piece that the program sent, when the server has it
 */
export async function listenIn(url: string, heard: (piece: string) => void) {
  const { hostname, port } = new URL(url)
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
    onward.pipe(socket)
    socket.on('data', (piece) => onward.write(piece, () => heard(piece.toString())))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const between = new URL(url)
  between.port = String((server.address() as AddressInfo).port)
  return { url: between.href, close: () => void server.close() }
}
