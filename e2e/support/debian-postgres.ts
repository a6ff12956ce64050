import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Programs = { major: number; initdb: string; postgres: string }
type Started = { url: string; stop(): Promise<void> }
type Server = Started & { halt: () => Promise<void>; revive: () => Promise<void> }

const script = (name: string): string => new URL(`../../scripts/lib/${name}`, import.meta.url).href

/**
 * A server of Debian's release with a pg_dump that fits it; its database `site` is empty. `halt` stops it for a while,
 * `revive` starts it again on the same port.
 */
export async function startDebianPostgres(): Promise<Server> {
  const { findDebianPostgres } = (await import(script('debian-postgres.mjs'))) as {
    findDebianPostgres: () => Promise<Programs>
  }
  const { startPostgres } = (await import(script('embedded-postgres.mjs'))) as {
    startPostgres: (folder: string, options: { durable: boolean; programs: Programs }) => Promise<Started>
  }
  const programs = await findDebianPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'e2e-debian-postgres-'))
  const start = () => startPostgres(folder, { durable: false, programs })
  let server = await start()
  return {
    url: server.url,
    halt: () => server.stop(),
    revive: async () => {
      server = await start()
    },
    stop: async () => {
      await server.stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
