import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ListedFile, Storage } from '@/lib/platform/media/storage-interface'

const TEMPORARY_SUFFIX = '.part'

/** Whether the name belongs to a file that is still being written. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(TEMPORARY_SUFFIX)
}

/** Returns the name that an unfinished file will have once it is complete. */
export const finishedName = (name: string) => (isUnfinished(name) ? name.slice(0, -TEMPORARY_SUFFIX.length) : name)

/** Waits until a folder's entries, or a file's content, are on disk. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function copyStoredFile(from: string, to: string): Promise<void> {
  try {
    // A hard link between two file systems fails.
    await link(from, to).catch(async ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EEXIST') return
      await copyFile(from, to + TEMPORARY_SUFFIX)
      await sync(to + TEMPORARY_SUFFIX)
      await rename(to + TEMPORARY_SUFFIX, to)
    })
    // The reconciler keeps new files, because their rows may not be committed yet.
    await utimes(to, new Date(), new Date())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Rejects symbolic links, which may point outside the folder, and does not block on a pipe. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Error codes of open() for a missing file and for a link. */
const NO_FILE_CODES = new Set(['ENOENT', 'ELOOP'])

/** Opens a file for `use`, which closes it. Returns null if there is no such file. */
async function withFile<T>(file: string, use: (handle: FileHandle, size: number) => Promise<T>): Promise<T | null> {
  const handle = await open(file, OPEN_FLAGS).catch((error: NodeJS.ErrnoException) => {
    if (NO_FILE_CODES.has(error.code ?? '')) return null
    throw error
  })
  if (!handle) return null
  try {
    const stats = await handle.stat()
    if (stats.isFile()) return await use(handle, stats.size)
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  return null
}

/** Returns the files of a folder. A folder that does not exist has no files. */
export async function filesIn(folder: string): Promise<ListedFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = await Promise.all(
    // A request may remove a file meanwhile.
    names.map(async (name) => ({ name, stats: await stat(path.join(folder, name)).catch(() => null) })),
  )
  // Programs can set the mtime but not the ctime.
  return files.flatMap(({ name, stats }) => (stats ? { name, writtenAt: stats.mtimeMs, changedAt: stats.ctimeMs } : []))
}

/** Files in a folder. Each is written and synced under a temporary name, then renamed. */
export function folderStorage(folder: string, variable: string): Storage {
  const fileOf = (name: string) => path.join(folder, name)
  const remove = async (names: readonly string[]) => {
    const files = names.map(fileOf)
    await Promise.all(
      files.flatMap((file) => [rm(file, { force: true }), rm(file + TEMPORARY_SUFFIX, { force: true })]),
    )
  }
  return {
    variable,
    root: folder,
    isFolder: true,
    async write(files) {
      await mkdir(folder, { recursive: true })
      try {
        for (const { name, data } of files)
          await writeFile(fileOf(name) + TEMPORARY_SUFFIX, data, { flag: 'wx', flush: true })
        for (const { name } of files) await rename(fileOf(name) + TEMPORARY_SUFFIX, fileOf(name))
        await sync(folder)
      } catch (error) {
        await remove(files.map(({ name }) => name))
        throw error
      }
    },
    sizeOf: (name) =>
      withFile(fileOf(name), async (handle, size) => {
        await handle.close()
        return size
      }),
    open: (name) =>
      withFile(fileOf(name), async (handle, size) => {
        return { size, stream: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array> }
      }),
    read: (name) =>
      withFile(fileOf(name), async (handle) => {
        const bytes = await handle.readFile()
        await handle.close()
        return bytes
      }),
    list: () => filesIn(folder),
    async copy(names, { root }) {
      await mkdir(root, { recursive: true })
      for (const name of names) await copyStoredFile(fileOf(name), path.join(root, name))
      await sync(root)
    },
    remove,
  }
}
