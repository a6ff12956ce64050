import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Upload } from '@/lib/media/schema'

/** A drawing under `pictures`; `scale` multiplies the size it has by itself. */
export type Drawing = { file: string; scale: 1 | 2 }

/** Pixels per inch at which a drawing has the size that its file says. */
const NATURAL_DENSITY = 72

/** A drawing as staff would upload it: a PNG with a palette, transparency kept. Found from the project's root. */
export async function rasterise({ file, scale }: Drawing): Promise<Upload> {
  const svg = await readFile(path.resolve('prisma/seed/pictures', file))
  const bytes = await sharp(svg, { density: NATURAL_DENSITY * scale }).png({ palette: true, dither: 0 }).toBuffer()
  return { name: `${path.parse(file).name}.png`, bytes }
}
