/** A copy as `restic snapshots --json` lists it. */
export type Snapshot = { id: string; time: string; hostname: string; paths: string[]; tags?: string[] }

/** The tags of the copies of the database: of its log, and of a finished or unfinished base copy. */
export const TAGS = { log: 'log', base: 'base', unfinished: 'unfinished' }

const [END, FROM] = ['end-', 'from-']

/** Returns the tags of a finished base copy: its end, and user, host and name of the database. */
export function baseTags(end: Date, databaseUrl: string): string[] {
  const { username, pathname } = new URL(databaseUrl)
  return [TAGS.base, END + end.toISOString(), `${FROM}${username}@localhost${pathname}`]
}

const valueOf = ({ tags = [] }: Snapshot, name: string) => tags.find((tag) => tag.startsWith(name))?.slice(name.length)

/** Returns the URL of the database in a base copy, for a server on this machine. */
export const databaseIn = (base: Snapshot) => `postgresql://${valueOf(base, FROM)}`

const timeOf = ({ time }: Snapshot) => Date.parse(time)

const has = (tag: string) => (snapshot: Snapshot) => snapshot.tags?.includes(tag) ?? false

/** Returns the end of a base backup. No earlier time can be restored from it. */
const endOf = (base: Snapshot) => Date.parse(valueOf(base, END) ?? '')

const inOrder = (snapshots: Snapshot[], tag: string) =>
  snapshots.filter(has(tag)).toSorted((a, b) => timeOf(a) - timeOf(b))

/**
 * Returns the copies from which the database of a time, or the newest state, is restored: a log that reaches it, and a base copy
 * that ended before it. The host of a snapshot identifies an unbroken log. Returns null if there are none.
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
    const base = bases.findLast((copy) => copy.hostname === log.hostname && endOf(copy) <= until)
    if (base) return { log, base }
  }
  return null
}

/**
 * Returns the copies of a folder that together have every file of a time: those before it have the files that were deleted later,
 * and the first one after it has the new ones. Two before it, because the last one may still have been running at that time.
 */
export function chooseFiles(files: Snapshot[], folder: string, time: Date | null): Snapshot[] {
  const all = inOrder(files, folder)
  if (!time) return all.slice(-1)
  const after = all.findIndex((copy) => timeOf(copy) > time.getTime())
  const end = after < 0 ? all.length : after
  return all.slice(Math.max(0, end - 2), end + 1)
}
