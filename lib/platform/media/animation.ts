/** Length, type and checksum of a PNG's chunk. */
const CHUNK_BYTES = 12
const PNG_SIGNATURE_BYTES = 8

/** Whether a PNG is animated: it then has the chunk acTL before its picture. */
function isAnimatedPng(view: DataView): boolean {
  let at = PNG_SIGNATURE_BYTES
  while (at + CHUNK_BYTES <= view.byteLength) {
    const type = view.getUint32(at + 4)
    if (type === 0x6163544c) return true // acTL
    if (type === 0x49444154) return false // IDAT
    at += CHUNK_BYTES + view.getUint32(at)
  }
  return false
}

const GIF_HEAD_BYTES = 13

/** Returns the length of a GIF's colour table from its flags. */
const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Whether a GIF has more than one frame. */
function isAnimatedGif(view: DataView): boolean {
  let at = GIF_HEAD_BYTES + colourTableBytes(view.getUint8(10))
  let frames = 0
  while (at + 10 < view.byteLength) {
    const kind = view.getUint8(at)
    if (kind !== 0x21 && kind !== 0x2c) return false
    if (kind === 0x2c && (frames += 1) > 1) return true
    at += kind === 0x2c ? 11 + colourTableBytes(view.getUint8(at + 9)) : 2
    // Skips the data blocks, each preceded by its length, up to an empty block.
    while (at < view.byteLength && view.getUint8(at) > 0) at += view.getUint8(at) + 1
    at += 1
  }
  return false
}

/** Returns the format of an animated picture, or null for any other file. Also runs in browsers. */
export function animatedFormat(bytes: Uint8Array): 'gif' | 'png' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < GIF_HEAD_BYTES) return null
  if (view.getUint32(0) === 0x89504e47) return isAnimatedPng(view) ? 'png' : null
  return view.getUint32(0) === 0x47494638 && isAnimatedGif(view) ? 'gif' : null
}
