type Limits = { characters: number; lines: number }

/** Truncates a text between words so that it fits on the paper, and returns whether it was truncated. */
export function truncateText(text: string, { characters, lines }: Limits): { text: string; isTruncated: boolean } {
  const trimmed = text.trim().replaceAll(/\n{2,}/g, '\n')
  const firstLines = trimmed.split('\n').slice(0, lines).join('\n')
  if (firstLines.length <= characters) return { text: firstLines, isTruncated: firstLines !== trimmed }
  const start = firstLines.slice(0, characters + 1)
  const wholeWords = start.replace(/\s+\S*$/, '')
  // Truncating inside a word must not split a surrogate pair.
  const truncated =
    wholeWords.length > characters / 2 && wholeWords.length < start.length ? wholeWords : start.slice(0, characters)
  return { text: truncated.replace(/[\uD800-\uDBFF]$/, ''), isTruncated: true }
}
