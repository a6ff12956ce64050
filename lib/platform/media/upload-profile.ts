import { MAX_PICTURE_BYTES, NARROWEST_WEBP } from '@/lib/platform/media/picture'

/**
 * The limits of uploaded pictures. Extension and content must both be allowed. The content determines the stored format.
 */
export const PICTURE_PROFILE = {
  maxBytes: MAX_PICTURE_BYTES,
  maxPixels: 40_000_000,
  /** For pictures that are decoded as a whole. An interlaced 16-bit PNG of 40 million pixels took 371 MB. */
  maxWholePixels: 20_000_000,
  /** The limit of WebP. A single line of 40 million pixels is within `maxPixels`, but took 1.4 GB to decode. */
  maxSide: 16_383,
  /** Scans of a JPEG. Encoders write about ten. Each scan costs the decoder a pass over all pixels, and 2 000 fit in 360 KB. */
  maxScans: 100,
  /** Widths in px of the WebP files. Except for the first, only files narrower than the picture are made. */
  webpWidths: [NARROWEST_WEBP, 640, 960, 1440],
} as const

export type PictureFormat = 'jpeg' | 'png' | 'gif'

/** The first bytes of each format. No other content reaches a decoder, whatever the file's name. */
const SIGNATURES: [PictureFormat, Buffer][] = [
  ['jpeg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['gif', Buffer.from('GIF87a')],
  ['gif', Buffer.from('GIF89a')],
]

/** Returns the format of a file's content, or null if it may not be uploaded. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  return SIGNATURES.find(([, signature]) => signature.equals(bytes.subarray(0, signature.length)))?.[0] ?? null
}
