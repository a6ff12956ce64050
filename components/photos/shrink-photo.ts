/** Longest side in px of an uploaded photo. Nameplates are readable at this size. */
const MAX_SIDE = 2000
/**
 * Photos up to this size are sent unchanged; others get the best quality that fits into it. Five photos of this size take
 * eleven seconds on slow 4G.
 */
const TARGET_BYTES = 200 * 1024
const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.3]

function uploadedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Draws a photo upright, with a white background. */
async function draw(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = Object.assign(document.createElement('canvas'), uploadedSize(bitmap))
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Returns a smaller JPEG of a photo, or the photo itself if no smaller one can be made. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= TARGET_BYTES || file.type === 'image/gif') return file
  try {
    const canvas = await draw(file)
    let blob: Blob | null = null
    for (const quality of QUALITIES) {
      blob = await encode(canvas, quality)
      if (!blob || blob.size <= TARGET_BYTES) break
    }
    if (blob?.type !== 'image/jpeg' || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/\.[^.]*$/, '.jpg'), { type: blob.type })
  } catch {
    // The server will report what is wrong with the file.
    return file
  }
}
