import { LRUCache } from 'lru-cache'
import { encodeIcon, encodeShared } from '@/lib/platform/media/encode'
import { TurnQueue } from '@/lib/platform/limits/turn-queue'
import { uploads } from '@/lib/platform/media/storage'
import { singleton } from '@/lib/platform/runtime/singleton'

// Files beside a public picture that are made when somebody asks for them and are kept in memory alone: the JPEG of link
// previews, which some of them need because they show no WebP, and the icons of the site.

const NAME = /^([0-9a-f]{32})-(?:1200\.jpg|(32|180|192|512)\.png)$/

/** Files of which they are made: for link previews the smallest that is large enough. An icon is a PNG. */
const SOURCES = { jpg: ['-1440.webp', '.jpg', '.png', '.gif'], png: ['.png'] }

const state = singleton('site.made', () => ({
  // One at a time, because a picture may have 40 million pixels.
  queue: new TurnQueue(1, 30),
  made: new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length }),
}))

async function sourceOf(id: string, ends: readonly string[]): Promise<string | null> {
  for (const end of ends) if ((await uploads.storage().sizeOf(id + end)) !== null) return id + end
  return null
}

/** Whether a name is one of a file that is made. */
export const isDerivedFile = (name: string) => NAME.test(name)

/**
 * Returns a file that is made of a stored picture, or null if there is none of that name. It is gone with its picture.
 * `turn` names whose turn it is. @throws {QueueFullError}
 */
export async function derivePicture(name: string, turn: string): Promise<Buffer | null> {
  const [, id, icon] = NAME.exec(name) ?? []
  const source = id === undefined ? null : await sourceOf(id, SOURCES[icon === undefined ? 'jpg' : 'png'])
  if (!source) return null
  const { made, queue } = state
  return (
    made.get(name) ??
    queue.run(turn, async () => {
      // Who waited may find it made.
      const known = made.get(name)
      if (known) return known
      const stored = await uploads.storage().read(source)
      if (!stored) return null
      const bytes = await (icon === undefined ? encodeShared(stored) : encodeIcon(stored, Number(icon)))
      made.set(name, bytes)
      return bytes
    })
  )
}
