import { collectingTables, currentRevision, revisionOf } from '@/lib/platform/runtime/revisions'

/** The addresses of public items and lists. */
export type Addresses = { has: (path: string) => boolean; movedTo: (path: string) => string | undefined }

type Known = { revision: number; tables: ReadonlySet<string>; addresses: Addresses }

/** The addresses of all public items and lists, in memory. They are read again when a table that they came from changes. */
export class LivingPages {
  #known: Known | null = null
  #isReading = false

  constructor(private readonly read: () => Promise<Addresses>) {}

  /** Whether there is a page at this path, or was one that moved. Null until the addresses are read, which begins then. */
  has(path: string): boolean | null {
    const known = this.#known
    if (!known || known.revision < revisionOf(known.tables)) {
      if (!this.#isReading) void this.#read()
      return null
    }
    return known.addresses.has(path) || known.addresses.movedTo(path) !== undefined
  }

  /** A failure is no matter: the next visitor asks again. */
  async #read(): Promise<void> {
    this.#isReading = true
    const revision = currentRevision()
    const tables = new Set<string>()
    const addresses = await collectingTables(tables, this.read).catch(() => null)
    this.#isReading = false
    if (addresses) this.#known = { revision, tables, addresses }
  }
}
