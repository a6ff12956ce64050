import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '@/lib/platform/log'
import type { RenderedPage } from '@/lib/platform/runtime/render-context'

/** Pages of other builds are kept for a while, because another process may still run that build. */
const OTHER_BUILDS_TTL_MS = 7 * 24 * 60 * 60 * 1000

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/**
 * Stores the last good copy of each page on disk, so that it survives a restart. Each build has its own folder, because
 * pages of another build refer to assets that are gone. A file is a line of JSON followed by the body. A failure
 * loses only the copy, never a response.
 */
export class DiskPageCache {
  readonly #folder: string
  /** Pages being written, each with the copy to write next. */
  readonly #writing = new Map<string, { next: RenderedPage | null }>()
  #hasLoggedError = false

  constructor(
    private readonly pagesFolder: string,
    private readonly buildId: string,
  ) {
    this.#folder = join(pagesFolder, buildId)
  }

  /** Creates the build's folder and removes the folders of old builds. */
  async open(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true })
      for (const name of await readdir(this.pagesFolder)) {
        const { mtimeMs } = await stat(join(this.pagesFolder, name))
        if (name !== this.buildId && Date.now() - mtimeMs > OTHER_BUILDS_TTL_MS) {
          await rm(join(this.pagesFolder, name), { recursive: true, force: true })
        }
      }
    } catch (error) {
      this.#logError(error)
    }
  }

  async read(key: string): Promise<RenderedPage | null> {
    try {
      const file = await readFile(this.#path(key))
      const headEnd = file.indexOf(10)
      const body = file.subarray(headEnd + 1)
      const head = JSON.parse(file.toString('utf8', 0, headEnd)) as {
        key: string
        sha256: string
        headers: Record<string, string>
        at?: number
      }
      // A crash of the machine may leave a renamed file without its content.
      if (head.key !== key || head.sha256 !== digest(body)) return null
      return { status: 200, headers: head.headers, body: Buffer.from(body), renderedAt: head.at ?? 0 }
    } catch {
      return null
    }
  }

  /** Writes a copy in the background. While one is being written, later copies of the page wait, and only the newest of them is written. */
  write(key: string, rendering: RenderedPage): void {
    const pending = this.#writing.get(key)
    if (pending) pending.next = rendering
    else void this.#writeAll(key, rendering)
  }

  /** Removes a page that no longer exists. */
  remove(key: string): void {
    const pending = this.#writing.get(key)
    if (pending) pending.next = null
    void rm(this.#path(key), { force: true }).catch(() => {})
  }

  async #writeAll(key: string, first: RenderedPage): Promise<void> {
    const pending: { next: RenderedPage | null } = { next: first }
    this.#writing.set(key, pending)
    while (pending.next) {
      const { headers, body, renderedAt } = pending.next
      pending.next = null
      const temporaryPath = `${this.#path(key)}.${randomUUID()}.tmp`
      try {
        const head = JSON.stringify({ key, sha256: digest(body), headers, at: renderedAt })
        await writeFile(temporaryPath, Buffer.concat([Buffer.from(`${head}\n`), body]))
        await rename(temporaryPath, this.#path(key))
      } catch (error) {
        await rm(temporaryPath, { force: true }).catch(() => {})
        this.#logError(error)
      }
    }
    this.#writing.delete(key)
  }

  #path(key: string): string {
    return join(this.#folder, digest(key))
  }

  #logError(error: unknown): void {
    if (this.#hasLoggedError) return
    this.#hasLoggedError = true
    log.error(
      { folder: this.#folder, code: (error as NodeJS.ErrnoException).code },
      'cached pages cannot be written to disk',
    )
  }
}
