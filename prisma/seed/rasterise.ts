import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Upload } from '@/lib/platform/media/schema'

/** A drawing under `pictures`: a scene, which covers its whole area, or a logo, which is drawn twice as large. */
export type Drawing = { file: string; isScene: boolean }

/** Pixels per inch at which a drawing has the size that its file names. */
const NATURAL_DENSITY = 72

/**
 * Returns a drawing as staff would upload it: a PNG in true colour. The path is relative to the project's root. A
 * palette would double the time of the seed, because the picture would be quantised here and again where it is stored.
 * An empty alpha channel would double the cost of its WebP files.
 */
export async function rasterise({ file, isScene }: Drawing): Promise<Upload> {
  const svg = await readFile(path.resolve('prisma/seed/pictures', file))
  const drawn = sharp(svg, { density: NATURAL_DENSITY * (isScene ? 1 : 2) })
  const bytes = await (isScene ? drawn.removeAlpha() : drawn).png({ compressionLevel: 1 }).toBuffer()
  return { name: `${path.parse(file).name}.png`, bytes }
}
