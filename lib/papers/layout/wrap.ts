/** Returns the width of a text in one line. */
export type MeasureWidth = (text: string) => number

function breakWord(word: string, width: number, measure: MeasureWidth): string[] {
  const lines: string[] = []
  let line = ''
  for (const letter of word) {
    if (line !== '' && measure(line + letter) > width) {
      lines.push(line)
      line = ''
    }
    line += letter
  }
  return [...lines, line]
}

/** Breaks a text at its spaces and line breaks into lines that are no wider than `width`. */
export function wrap(text: string, width: number, measure: MeasureWidth): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.trim().split(/ +/)
    const lines: string[] = []
    let line = ''
    for (const word of words.flatMap((whole) =>
      measure(whole) > width ? breakWord(whole, width, measure) : [whole],
    )) {
      const longerLine = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longerLine) > width) {
        lines.push(line)
        line = word
      } else line = longerLine
    }
    return [...lines, line]
  })
}

/** Returns at most `max` lines. The last one ends with '…' if lines were dropped. */
export function cutLines(lines: readonly string[], max: number): string[] {
  if (lines.length <= max) return [...lines]
  const fittingLines = lines.slice(0, Math.max(0, max))
  const lastLine = fittingLines.pop()
  return lastLine === undefined ? [] : [...fittingLines, `${lastLine.replace(/[\s.,;:…]*(?:\S{0,3})$/, '')} …`]
}

/**
 * Shortens the longest of several texts, line by line, until together they have at most `max` lines. A shortened text ends with
 * '…'. A text of one line, such as a phone number, is not shortened.
 */
export function fitLines(texts: readonly string[][], max: number): string[] {
  const counts = texts.map(({ length }) => length)
  const sum = () => counts.reduce((total, count) => total + count, 0)
  while (sum() > max && Math.max(...counts) > 1) counts[counts.indexOf(Math.max(...counts))]! -= 1
  return texts.flatMap((lines, i) => cutLines(lines, counts[i]!))
}

/** Returns the largest font size, at most `size`, at which all texts fit. `measure` measures at `size`. */
export function sizeThatFits(texts: readonly string[], width: number, size: number, measure: MeasureWidth): number {
  const widest = Math.max(...texts.map(measure))
  return widest <= width ? size : (size * width) / widest
}

/** Pads numbers with no-break spaces, so that the decimal commas of a right-aligned column align. */
export function alignCommas(numbers: readonly string[]): string[] {
  const decimals = numbers.map((number) => (number.includes(',') ? number.length - number.indexOf(',') : 0))
  const maxDecimals = Math.max(0, ...decimals)
  return numbers.map((number, i) => number + '\u00a0'.repeat(maxDecimals - decimals[i]!))
}
