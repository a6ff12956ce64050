/** Returns the width of a text in one line. */
export type Measure = (text: string) => number

/** Breaks a word that is wider than a line. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** Breaks a text into lines of a width, at spaces and where it has line breaks. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.trim().split(/ +/)
    const lines: string[] = []
    let line = ''
    for (const word of words.flatMap((one) => (measure(one) > width ? cutWord(one, width, measure) : [one]))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

/** Returns at most `most` lines, the last of which ends with '…' if some are cut off. */
export function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, Math.max(0, most))
  const last = kept.pop()
  return last === undefined ? [] : [...kept, `${last.replace(/[\s.,;:…]*(?:\S{0,3})$/, '')} …`]
}

/**
 * Shortens the longest of some texts, line by line, until all have at most so many lines. What is cut ends with '…'.
 * Short texts, such as a telephone number, stay whole.
 */
export function fitLines(texts: readonly string[][], most: number): string[] {
  const counts = texts.map(({ length }) => length)
  const sum = () => counts.reduce((total, count) => total + count, 0)
  while (sum() > most && Math.max(...counts) > 1) counts[counts.indexOf(Math.max(...counts))]! -= 1
  return texts.flatMap((lines, i) => cutLines(lines, counts[i]!))
}

/** Returns the size, at most `size`, in which the widest of some texts fits. `measure` is for `size`. */
export function sizeThatFits(texts: readonly string[], width: number, size: number, measure: Measure): number {
  const widest = Math.max(...texts.map(measure))
  return widest <= width ? size : (size * width) / widest
}

/** Pads numbers with no-break spaces, so that the decimal commas of a right-aligned column align. */
export function alignCommas(numbers: readonly string[]): string[] {
  const decimals = numbers.map((number) => (number.includes(',') ? number.length - number.indexOf(',') : 0))
  const most = Math.max(0, ...decimals)
  return numbers.map((number, i) => number + '\u00a0'.repeat(most - decimals[i]!))
}
