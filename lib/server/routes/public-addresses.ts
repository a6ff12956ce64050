import { collectTables, currentRevision, revisionOf } from '@/lib/platform/runtime/revisions'
import type { PublicPages } from '@/lib/redirects/rules'

type Snapshot = { revision: number; tables: ReadonlySet<string>; addresses: PublicPages }

/** The addresses of all public items and lists, in memory. They are read again when one of their tables changes. */
export class PublicAddresses {
  #snapshot: Snapshot | null = null
  #reading: Promise<void> | null = null

  constructor(private readonly read: () => Promise<PublicPages>) {}

  /** Whether there is a page at this path, or was a page that has moved. Null while the addresses are being read. */
  has(path: string): boolean | null {
    const snapshot = this.#snapshot
    if (!snapshot || snapshot.revision < revisionOf(snapshot.tables)) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null))
      return null
    }
    return snapshot.addresses.has(path) || snapshot.addresses.movedTo(path) !== undefined
  }

  /** Whether there is a page at this path, as far as the addresses can be read. */
  async hasPage(path: string): Promise<boolean> {
    if (this.has(path) === null) await this.#reading
    return this.#snapshot?.addresses.has(path) ?? false
  }

  /** Reads the addresses. Ignores a failure: the next visitor's request reads again. */
  async #read(): Promise<void> {
    const revision = currentRevision()
    const tables = new Set<string>()
    const addresses = await collectTables(tables, this.read).catch(() => null)
    if (addresses) this.#snapshot = { revision, tables, addresses }
  }
}
