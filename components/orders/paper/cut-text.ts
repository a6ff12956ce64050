type Room = { characters: number; lines: number }

/** Returns as much of a text as fits on paper, cut between words, and whether it was cut. */
export function cutText(text: string, { characters, lines }: Room): { text: string; isCut: boolean } {
  const whole = text.trim().replaceAll(/\n{2,}/g, '\n')
  const inLines = whole.split('\n').slice(0, lines).join('\n')
  if (inLines.length <= characters) return { text: inLines, isCut: inLines !== whole }
  const start = inLines.slice(0, characters + 1)
  const words = start.replace(/\s+\S*$/, '')
  // A cut inside a word must not split a surrogate pair.
  const kept = words.length > characters / 2 && words.length < start.length ? words : start.slice(0, characters)
  return { text: kept.replace(/[\uD800-\uDBFF]$/, ''), isCut: true }
}
