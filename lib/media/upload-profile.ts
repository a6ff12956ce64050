import { NARROWEST_WEBP, PICTURE_EXTENSIONS } from '@/lib/media/picture'

/** What may be uploaded as a picture. Extension and content must each be one of these; the stored file follows the content. */
export const PICTURE_PROFILE = {
  maxBytes: 15 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** WebP's own bound. A line of 40 million pixels is within the one above, yet took 1.4 GB to decode. */
  maxSide: 16_383,
  extensions: PICTURE_EXTENSIONS,
  /** Widths in px of the WebP files; beside the first only those narrower than the picture are made. */
  webpWidths: [NARROWEST_WEBP, 640, 960, 1440],
} as const

export type PictureFormat = 'jpeg' | 'png' | 'gif'

/** First bytes of each format: nothing else reaches a decoder, whatever a file is called. */
const SIGNATURES: [PictureFormat, Buffer][] = [
  ['jpeg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['gif', Buffer.from('GIF87a')],
  ['gif', Buffer.from('GIF89a')],
]

/** The format of a file's content; null when it is none that may be uploaded. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  return SIGNATURES.find(([, signature]) => signature.equals(bytes.subarray(0, signature.length)))?.[0] ?? null
}
