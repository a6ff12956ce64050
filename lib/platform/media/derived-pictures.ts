import { LRUCache } from 'lru-cache'
import { encodeIcon, encodeLinkPreview } from '@/lib/platform/media/encode'
import { FairQueue } from '@/lib/platform/limits/fair-queue'
import { uploads } from '@/lib/platform/media/storage'
import { singleton } from '@/lib/platform/runtime/singleton'

// Files derived from a public picture on request and kept in memory only: the icons of the site, and the JPEG for link previews,
// because some apps do not show WebP there.

const NAME = /^([0-9a-f]{32})-(?:1200\.jpg|(32|180|192|512)\.png)$/

/** Suffixes of the source files. Link previews use the smallest file that is large enough; icons use the PNG. */
const SOURCES = { jpg: ['-1440.webp', '.jpg', '.png', '.gif'], png: ['.png'] }

const state = singleton('site.derived-pictures', () => ({
  // One at a time, because a picture may have 40 million pixels.
  queue: new FairQueue(1, 30),
  cache: new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length }),
}))

async function sourceOf(id: string, suffixes: readonly string[]): Promise<string | null> {
  for (const suffix of suffixes) if ((await uploads.storage().sizeOf(id + suffix)) !== null) return id + suffix
  return null
}

export const isDerivedFile = (name: string) => NAME.test(name)

/**
 * Returns a derived file, or null if its picture does not exist. `queueKey` is the network of the client.
 * @throws {QueueFullError}
 */
export async function derivePicture(name: string, queueKey: string): Promise<Buffer | null> {
  const [, id, iconSide] = NAME.exec(name) ?? []
  const source = id === undefined ? null : await sourceOf(id, SOURCES[iconSide === undefined ? 'jpg' : 'png'])
  if (!source) return null
  const { cache, queue } = state
  return (
    cache.get(name) ??
    queue.run(queueKey, async () => {
      // An earlier task may have derived the file meanwhile.
      const cached = cache.get(name)
      if (cached) return cached
      const original = await uploads.storage().read(source)
      if (!original) return null
      const bytes = await (iconSide === undefined
        ? encodeLinkPreview(original)
        : encodeIcon(original, Number(iconSide)))
      cache.set(name, bytes)
      return bytes
    })
  )
}
