/** The length, type and checksum around the data of a chunk. */
const CHUNK_OVERHEAD_BYTES = 12
const SIGNATURE_BYTES = 8

const typeCode = (name: string) => Buffer.from(name).readUInt32BE()

/** The chunks that are not critical but change how a picture looks: transparency, colours, orientation. */
const VISIBLE_TYPES = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'eXIf'].map(typeCode))

/** Critical chunks begin with a capital. A file may have a million chunks, so types are compared as numbers. */
const isKept = (type: number) => (type & 0x20000000) === 0 || VISIBLE_TYPES.has(type)

/**
 * Returns a PNG without texts, times and other chunks that have no visible effect. A compressed text of 8 KB unpacks to
 * 8 MB, and the decoder unpacks fifty of them even if nobody reads them.
 */
export function withoutTexts(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const output = Buffer.alloc(bytes.length)
  let [length, copiedTo, offset] = [0, 0, SIGNATURE_BYTES]
  while (offset + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    const end = offset + CHUNK_OVERHEAD_BYTES + bytes.readUInt32BE(offset)
    if (!isKept(bytes.readUInt32BE(offset + 4))) {
      length += bytes.copy(output, length, copiedTo, offset)
      copiedTo = end
    }
    offset = end
  }
  length += bytes.subarray(copiedTo).copy(output, length)
  return output.subarray(0, length)
}
