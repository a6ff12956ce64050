import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Upload } from '@/lib/media/schema'

/** A drawing under `pictures`; `scale` multiplies the size it has by itself, `isScene` says that it leaves nothing clear. */
export type Drawing = { file: string; scale: 1 | 2; isScene: boolean }

/** Pixels per inch at which a drawing has the size that its file says. */
const NATURAL_DENSITY = 72

/**
 * A drawing as staff would upload it, exported to PNG in true colour; found from the project's root. With a palette the
 * file would be a third of the size and the seed take twice as long, since it is quantised here and again where it is
 * stored; an alpha channel that says nothing would double the cost of its WebP files.
 */
export async function rasterise({ file, scale, isScene }: Drawing): Promise<Upload> {
  const svg = await readFile(path.resolve('prisma/seed/pictures', file))
  const drawn = sharp(svg, { density: NATURAL_DENSITY * scale })
  const bytes = await (isScene ? drawn.removeAlpha() : drawn).png({ compressionLevel: 1 }).toBuffer()
  return { name: `${path.parse(file).name}.png`, bytes }
}
