import { onTestFinished } from 'vitest'
import { startSiteToBackUp } from './backups'
import { query } from './database'
import { type Program, startProgram, until } from './processes'

type Source = Awaited<ReturnType<typeof startSiteToBackUp>>

/** Starts a site whose PostgreSQL keeps as much WAL as in docker-compose.yml. */
export async function startSiteToCopy(variables: Record<string, string> = {}): Promise<Source> {
  const source = await startSiteToBackUp(variables)
  await query(source.server.url, `alter system set wal_keep_size = '256MB'`)
  await query(source.server.url, 'select pg_reload_conf()')
  return source
}

/** Returns the variables for copies to a local folder every 2 and 3 s instead of 30 and 300 s. */
export const copyVariables = (source: Source, name: string, changes: Record<string, string> = {}) => ({
  ...source.variables,
  PATH: process.env.PATH!,
  COPIES_TO: source.inFolder(`${name}-elsewhere`),
  COPIES_PASSWORD: 'Gizli bir parola',
  COPIES_DIR: source.inFolder(`${name}-copies`),
  COPIES_ROWS_EVERY_SECONDS: '2',
  COPIES_FILES_EVERY_SECONDS: '3',
  ...changes,
})

type Variables = ReturnType<typeof copyVariables>

/** PostgreSQL refuses to run as root. In this user namespace an ordinary user owns root's files. */
const AS_ORDINARY_USER =
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] : []

function start(programArgs: string[], env: Record<string, string>): Program {
  const [command, ...args] = [...AS_ORDINARY_USER, process.execPath, ...programArgs]
  return startProgram(command!, args, { env })
}

export function startCopies(variables: Variables): Program {
  const program = start(['dist/copies.js'], variables)
  onTestFinished(() => program.kill())
  return program
}

export async function restore(
  { COPIES_TO, COPIES_PASSWORD }: Variables,
  target: Record<string, string>,
  ...args: string[]
) {
  const env = {
    PATH: process.env.PATH!,
    COPIES_TO,
    COPIES_PASSWORD,
    COPIES_DIR: `${target.UPLOADS_DIR}-copies`,
    ...target,
  }
  const program = start(['dist/restore.js', 'elsewhere', ...args], env)
  return { code: await program.ended, output: program.output() }
}

/** Returns the start times of the newest copies, keyed by content. */
export const newestCopyTimes = async (url: string) =>
  new Map(
    (await query<{ content: string; at: Date }>(url, 'select content, begun_at as at from copies_elsewhere')).map(
      ({ content, at }) => [content, at.getTime()],
    ),
  )

export const untilCopied = (url: string, contents = ['base', 'files', 'rows'], since = 0) =>
  until(
    async () => {
      const startTimes = await newestCopyTimes(url)
      return contents.every((content) => (startTimes.get(content) ?? 0) > since)
    },
    `copies of ${contents.join()}`,
    30_000,
  )

export const toIstanbulTime = (time: number) =>
  new Date(time + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
