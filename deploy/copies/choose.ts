/** A copy as `restic snapshots --json` lists it. */
export type Snapshot = { id: string; time: string; hostname: string; paths: string[]; tags?: string[] }

/** What a copy holds: the log of the database, the database as a whole, a folder of pictures. */
export const TAGS = { log: 'log', base: 'base', unfinished: 'unfinished' }

const [END, FROM] = ['end-', 'from-']

/** The tags of a finished copy of the whole database: when it was finished, and user, host and name of the database. */
export function baseTags(end: Date, databaseUrl: string): string[] {
  const { username, pathname } = new URL(databaseUrl)
  return [TAGS.base, END + end.toISOString(), `${FROM}${username}@localhost${pathname}`]
}

const valueOf = ({ tags = [] }: Snapshot, name: string) => tags.find((tag) => tag.startsWith(name))?.slice(name.length)

/** Returns the address of the database in a base copy, once a server of this machine has it. */
export const databaseIn = (base: Snapshot) => `postgresql://${valueOf(base, FROM)}`

const timeOf = ({ time }: Snapshot) => Date.parse(time)

const has = (tag: string) => (snapshot: Snapshot) => snapshot.tags?.includes(tag) ?? false

/** When a base copy was finished: no earlier moment can be restored from it. */
const endOf = (base: Snapshot) => Date.parse(valueOf(base, END) ?? '')

const inOrder = (snapshots: Snapshot[], tag: string) =>
  snapshots.filter(has(tag)).toSorted((a, b) => timeOf(a) - timeOf(b))

/**
 * Returns the copies from which the database of a time is made, or the newest: its log until then, and a base copy from before.
 * The host names an unbroken log. null when there is none.
 */
export function chooseDatabase(
  rows: Snapshot[],
  files: Snapshot[],
  time: Date | null,
): { log: Snapshot; base: Snapshot } | null {
  const [logs, bases] = [inOrder(rows, TAGS.log), inOrder(files, TAGS.base)]
  const candidates = time ? logs.filter((log) => timeOf(log) >= time.getTime()) : logs.toReversed()
  for (const log of candidates) {
    const until = time?.getTime() ?? timeOf(log)
    const base = bases.findLast((one) => one.hostname === log.hostname && endOf(one) <= until)
    if (base) return { log, base }
  }
  return null
}

/**
 * Returns the copies of a folder that together have every file of a time: those from before it have what was deleted since,
 * the first from after it what was new. Two from before, because the last one may still have been reading at that time.
 */
export function chooseFiles(files: Snapshot[], folder: string, time: Date | null): Snapshot[] {
  const all = inOrder(files, folder)
  if (!time) return all.slice(-1)
  const after = all.findIndex((one) => timeOf(one) > time.getTime())
  const end = after < 0 ? all.length : after
  return all.slice(Math.max(0, end - 2), end + 1)
}
