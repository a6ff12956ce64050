import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/platform/log'
import { toImmutableFile, variantOf, type CachedPage } from '@/lib/server/cache/cached-page'
import type { SecuritySettings } from '@/lib/server/render/security-headers'

/** A path below that of the build's own files: the edge caches both alike, and asks the next process if one does not have a file. */
const ADDRESS = /^\/_next\/static\/data\/([\w-]{27})\.js$/

const addressOf = (name: string) => `/_next/static/data/${name}.js`

const MAX_MEMORY_BYTES = 16 * 1024 * 1024

/** Longer than the edge keeps a page, which it drops after 30 days without a request. */
const TTL_MS = 60 * 24 * 60 * 60 * 1000

const nameOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 27)
const decompress = promisify(brotliDecompress)

/**
 * The data that only the scripts of cached pages read, each as a script named by its hash, in memory and on disk. A file
 * is kept longer than its page, because the edge and open tabs have copies of the page. Without the file the page works as if
 * scripts were disabled.
 */
export class DataFiles {
  readonly #memory = new LRUCache<string, CachedPage>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  })
  #hasLoggedError = false

  constructor(
    private readonly folder: string,
    private readonly settings: SecuritySettings,
  ) {}

  /** Creates the folder and removes files that no page uses any more. */
  async open(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true })
      for (const file of await readdir(this.folder)) {
        const { mtimeMs } = await stat(join(this.folder, file))
        if (Date.now() - mtimeMs > TTL_MS) await rm(join(this.folder, file), { force: true })
      }
    } catch (error) {
      this.#logError(error)
    }
  }

  /** Stores the data of a page. Returns its address. */
  keep(script: string): string {
    const body = Buffer.from(script)
    const name = nameOf(body)
    void this.#write(name, this.#memory.get(name) ?? this.#remember(name, body))
    return addressOf(name)
  }

  /** Returns the response to a request for data, or null if there is no data at this address. */
  async get(path: string): Promise<CachedPage | null> {
    const name = ADDRESS.exec(path)?.[1]
    if (!name) return null
    const cached = this.#memory.get(name)
    if (cached) return cached
    const body = await readFile(this.#pathOf(name))
      .then(decompress)
      .catch(() => null)
    // A crash of the machine may leave a renamed file without its content.
    return body && nameOf(body) === name ? this.#remember(name, body) : null
  }

  #remember(name: string, body: Buffer): CachedPage {
    const response = toImmutableFile(addressOf(name), 'text/javascript', body, this.settings)
    this.#memory.set(name, response)
    return response
  }

  async #write(name: string, response: CachedPage): Promise<void> {
    const path = this.#pathOf(name)
    const temporaryPath = `${path}.${randomUUID()}.tmp`
    try {
      const now = new Date()
      const exists = await utimes(path, now, now).then(
        () => true,
        () => false,
      )
      if (exists) return
      await writeFile(temporaryPath, (await variantOf(response, 'br')).body)
      await rename(temporaryPath, path)
    } catch (error) {
      await rm(temporaryPath, { force: true }).catch(() => {})
      this.#logError(error)
    }
  }

  #pathOf(name: string): string {
    return join(this.folder, name)
  }

  #logError(error: unknown): void {
    if (this.#hasLoggedError) return
    this.#hasLoggedError = true
    log.error(
      { folder: this.folder, code: (error as NodeJS.ErrnoException).code },
      'data of cached pages cannot be written to disk',
    )
  }
}
