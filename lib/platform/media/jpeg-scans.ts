const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Whether a marker has no segment. After any other marker comes the length of its segment. */
const isStandalone = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Counts the scans of a JPEG up to its end, and stops once there are more than `max`. It skips segments in one pass, as
 * the decoder does, because a picture in the metadata contains markers too.
 */
export function countScans(jpeg: Uint8Array, max: number): number {
  let scans = 0
  let offset = 2
  while (scans <= max) {
    // Compressed data escapes each 0xff with a zero. Any number of 0xff may precede a marker.
    while (offset < jpeg.length && !(jpeg[offset] === 0xff && jpeg[offset + 1] !== 0 && jpeg[offset + 1] !== 0xff))
      offset += 1
    const marker = jpeg[offset + 1]
    if (marker === undefined || marker === END_OF_IMAGE) return scans
    offset += 2
    if (isStandalone(marker)) continue
    if (marker === START_OF_SCAN) scans += 1
    offset += Math.max(2, (jpeg[offset] ?? 0) * 256 + (jpeg[offset + 1] ?? 0))
  }
  return scans
}
