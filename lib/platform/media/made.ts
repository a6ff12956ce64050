import { lstat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { TurnQueue } from '@/lib/platform/limits/turn-queue'
import { SHARED_SIDE } from '@/lib/platform/media/picture'
import { storedFile, uploads } from '@/lib/platform/media/storage'
import { PICTURE_PROFILE } from '@/lib/platform/media/upload-profile'
import { singleton } from '@/lib/platform/runtime/singleton'

// Files beside a public picture that are made when somebody asks for them and are kept in memory alone: the JPEG of link
// previews, which some of them need because they show no WebP, and the icons of the site.

const NAME = /^([0-9a-f]{32})-(?:(1200)\.jpg|(32|180|192|512)\.png)$/

/** Files in which to look for a picture, the smallest that is large enough first. */
const SOURCES = ['-1440.webp', '.jpg', '.png', '.gif']

const state = singleton('site.made', () => ({
  // One at a time: an old picture may be 20 million pixels large.
  queue: new TurnQueue(1, 30),
  made: new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length }),
}))

async function sourceOf(id: string): Promise<string | null> {
  for (const end of SOURCES) {
    const file = storedFile(uploads, id + end)!
    const found = await lstat(file).catch(() => null)
    if (found?.isFile()) return file
  }
  return null
}

function encode(file: string, icon: number | null): Promise<Buffer> {
  const image = sharp(file, { limitInputPixels: PICTURE_PROFILE.maxPixels })
  if (icon === null) {
    const bounds = { width: SHARED_SIDE, height: SHARED_SIDE, fit: 'inside', withoutEnlargement: true } as const
    return image.resize(bounds).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
  }
  const resized = image.resize({ width: icon, height: icon, fit: 'contain', background: '#fff0' })
  // Apple's screens are black behind an icon.
  return (icon === 180 ? resized.flatten({ background: '#fff' }) : resized).png().toBuffer()
}

/** Whether a name is one of a file that is made. */
export const isMade = (name: string) => NAME.test(name)

/**
 * Returns a file that is made of a stored picture, or null if there is none of that name. It is gone with its picture.
 * `turn` names whose turn it is. @throws {QueueFullError}
 */
export async function makePicture(name: string, turn: string): Promise<Buffer | null> {
  const [, id, , icon] = NAME.exec(name) ?? []
  const source = id === undefined ? null : await sourceOf(id)
  if (!source) return null
  const { made, queue } = state
  return (
    made.get(name) ??
    queue.run(turn, async () => {
      // Who waited may find it made.
      const bytes = made.get(name) ?? (await encode(source, icon === undefined ? null : Number(icon)))
      made.set(name, bytes)
      return bytes
    })
  )
}
