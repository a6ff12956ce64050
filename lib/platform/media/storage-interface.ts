/** A file of a storage, and when its content was last written and anything of it was last changed. */
export type ListedFile = { name: string; writtenAt: number; changedAt: number }

/** Where a store keeps its files: a folder or a bucket. Both pass the tests of storages.isolated.test.ts. */
export type Storage = {
  /** The variable that an operator sets, and where in it the files are: a folder, or the beginning of their keys. */
  variable: string
  place: string
  isFolder: boolean
  /** Stores files under new names: all or none. */
  write: (files: readonly { name: string; data: Buffer }[]) => Promise<void>
  /** The next three return null for a missing file. */
  sizeOf: (name: string) => Promise<number | null>
  open: (name: string) => Promise<{ size: number; stream: ReadableStream<Uint8Array> } | null>
  read: (name: string) => Promise<Buffer | null>
  list: () => Promise<ListedFile[]>
  /** Copies files into another storage of the same kind, where they count as new. Missing ones are no error. */
  copy: (names: readonly string[], to: Storage) => Promise<void>
  /** Missing files are no error. */
  remove: (names: readonly string[]) => Promise<void>
}
