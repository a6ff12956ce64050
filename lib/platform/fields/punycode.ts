const BASE = 36
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns the next bias (RFC 3492, 6.1). */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > 455; bias += BASE) rest = Math.floor(rest / 35)
  return bias + Math.floor((BASE * rest) / (rest + 38))
}

/**
 * Returns a label of a host as people write it: 'şirket' for 'xn--irket-idb', which is what browsers send (RFC 3492). Returns
 * any other label unchanged.
 */
export function unicodeLabel(label: string): string {
  const [, basic = '', encoded = ''] = /^xn--(?:([\x21-\x7e]*)-)?([a-z0-9]{1,59})$/i.exec(label) ?? []
  if (encoded === '') return label
  const points = Array.from(basic, (letter) => letter.codePointAt(0)!)
  let [code, position, bias, index] = [128, 0, 72, 0]
  while (index < encoded.length) {
    const previous = position
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(index++).toLowerCase() || ' ')
      const threshold = Math.min(Math.max(step - bias, 1), 26)
      if (digit === -1) return label
      position += digit * weight
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    bias = adapt(position - previous, points.length + 1, previous === 0)
    code += Math.floor(position / (points.length + 1))
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return label
    position %= points.length + 1
    points.splice(position++, 0, code)
  }
  return String.fromCodePoint(...points)
}
