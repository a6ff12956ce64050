import { isDatabaseUnresponsive } from '@/lib/runtime/database-status'
import { collectingTables, currentRevision, revisionOf } from '@/lib/runtime/revisions'

/** The addresses of public items and lists. */
export type Addresses = { has: (path: string) => boolean; movedTo: (path: string) => string | undefined }

type Known = { revision: number; tables: ReadonlySet<string>; addresses: Addresses }

/** The addresses of all public items and lists, in memory. They are read again when a table that they came from changes. */
export class LivingPages {
  #known: Known | null = null
  #reading: Promise<Known> | null = null

  constructor(private readonly read: () => Promise<Addresses>) {}

  /** Whether there is a page at this path, or was one that moved. Null while the database does not answer. */
  async has(path: string): Promise<boolean | null> {
    const known = await this.#current().catch(() => null)
    return known && (known.addresses.has(path) || known.addresses.movedTo(path) !== undefined)
  }

  async #current(): Promise<Known | null> {
    if (this.#known && this.#known.revision >= revisionOf(this.#known.tables)) return this.#known
    if (isDatabaseUnresponsive()) return null
    const known = await (this.#reading ??= this.#read().finally(() => (this.#reading = null)))
    // A table changed while it was read.
    return known.revision >= revisionOf(known.tables) ? known : this.#current()
  }

  async #read(): Promise<Known> {
    const revision = currentRevision()
    const tables = new Set<string>()
    const addresses = await collectingTables(tables, this.read)
    return (this.#known = { revision, tables, addresses })
  }
}
