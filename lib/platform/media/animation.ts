/** The length, type and checksum around the data of a PNG's chunk. */
const CHUNK_OVERHEAD_BYTES = 12
const PNG_SIGNATURE_BYTES = 8

/** Whether a PNG is animated: it then has the chunk acTL before its picture. */
function isAnimatedPng(view: DataView): boolean {
  let offset = PNG_SIGNATURE_BYTES
  while (offset + CHUNK_OVERHEAD_BYTES <= view.byteLength) {
    const type = view.getUint32(offset + 4)
    if (type === 0x6163544c) return true // acTL
    if (type === 0x49444154) return false // IDAT
    offset += CHUNK_OVERHEAD_BYTES + view.getUint32(offset)
  }
  return false
}

const GIF_HEADER_BYTES = 13
const GIF_EXTENSION = 0x21
const GIF_FRAME = 0x2c

/** Returns the length of the colour table that a GIF's flags describe. */
const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function isAnimatedGif(view: DataView): boolean {
  let offset = GIF_HEADER_BYTES + colourTableBytes(view.getUint8(10))
  let frames = 0
  while (offset + 10 < view.byteLength) {
    const blockType = view.getUint8(offset)
    if (blockType !== GIF_EXTENSION && blockType !== GIF_FRAME) return false
    if (blockType === GIF_FRAME && (frames += 1) > 1) return true
    offset += blockType === GIF_FRAME ? 11 + colourTableBytes(view.getUint8(offset + 9)) : 2
    // Skips the data blocks, each preceded by its length, up to an empty block.
    while (offset < view.byteLength && view.getUint8(offset) > 0) offset += view.getUint8(offset) + 1
    offset += 1
  }
  return false
}

/** Returns the format of an animated picture, or null for any other file. Also runs in browsers. */
export function animatedFormat(bytes: Uint8Array): 'gif' | 'png' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < GIF_HEADER_BYTES) return null
  if (view.getUint32(0) === 0x89504e47) return isAnimatedPng(view) ? 'png' : null
  return view.getUint32(0) === 0x47494638 && isAnimatedGif(view) ? 'gif' : null
}
