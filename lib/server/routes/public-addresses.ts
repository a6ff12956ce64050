import { collectingTables, currentRevision, revisionOf } from '@/lib/platform/runtime/revisions'

/** The addresses of public items and lists. */
export type Addresses = { has: (path: string) => boolean; movedTo: (path: string) => string | undefined }

type Snapshot = { revision: number; tables: ReadonlySet<string>; addresses: Addresses }

/** The addresses of all public items and lists, in memory. They are read again when a table that they came from changes. */
export class PublicAddresses {
  #known: Snapshot | null = null
  #reading: Promise<void> | null = null

  constructor(private readonly read: () => Promise<Addresses>) {}

  /** Whether there is a page at this path, or was one that moved. Null until the addresses are read, which begins then. */
  has(path: string): boolean | null {
    const known = this.#known
    if (!known || known.revision < revisionOf(known.tables)) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null))
      return null
    }
    return known.addresses.has(path) || known.addresses.movedTo(path) !== undefined
  }

  /** Whether there is a page at this path, as far as the addresses can be read. */
  async hasPage(path: string): Promise<boolean> {
    if (this.has(path) === null) await this.#reading
    return this.#known?.addresses.has(path) ?? false
  }

  /** Ignores a failure: the next visitor's request reads again. */
  async #read(): Promise<void> {
    const revision = currentRevision()
    const tables = new Set<string>()
    const addresses = await collectingTables(tables, this.read).catch(() => null)
    if (addresses) this.#known = { revision, tables, addresses }
  }
}
