/** A stored file, with the times of its last content write and its last metadata change, in epoch ms. */
export type ListedFile = { name: string; writtenAt: number; changedAt: number }

/** A folder or a bucket for the files of a store. storages.isolated.test.ts tests both. */
export type Storage = {
  /** The environment variable that configures the storage. */
  variable: string
  /** The folder, or the prefix of the keys. */
  root: string
  isFolder: boolean
  /** Stores files under new names. If one fails, none is stored. */
  write: (files: readonly { name: string; data: Buffer }[]) => Promise<void>
  /** `sizeOf`, `open` and `read` return null for a missing file. */
  sizeOf: (name: string) => Promise<number | null>
  open: (name: string) => Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>
  read: (name: string) => Promise<Buffer | null>
  list: () => Promise<ListedFile[]>
  /** Copies files into another storage of the same kind, where they count as new. Skips missing files. */
  copy: (names: readonly string[], to: Storage) => Promise<void>
  /** Ignores missing files. */
  remove: (names: readonly string[]) => Promise<void>
}
