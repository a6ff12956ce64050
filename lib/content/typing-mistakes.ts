/** The shortest word that is corrected. */
export const MIN_WORD_CHARS = 3

/** Whether `b` is `a` with one letter more at some place. */
function hasOneMore(a: string, b: string): boolean {
  if (b.length !== a.length + 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.slice(at) === b.slice(at + 1)
}

/** Whether two words of one length differ in one letter, or in two neighbours that changed places. */
function differsOnce(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const rest = a.slice(from + 1) === b.slice(from + 1)
  const swapped = a[from] === b[from + 1] && a[from + 1] === b[from] && a.slice(from + 2) === b.slice(from + 2)
  return rest || swapped
}

/** Whether one letter was typed wrongly, left out, added, or typed before its neighbour. */
export function isOneMistakeApart(typed: string, meant: string): boolean {
  if (typed === meant) return false
  if (typed.length === meant.length) return differsOnce(typed, meant)
  return hasOneMore(typed, meant) || hasOneMore(meant, typed)
}

/**
 * Returns the beginning and the end of a typed word, one of which is also that of the word that was meant, if there is
 * only one mistake. Two neighbours that changed places across the middle touch only the end.
 */
export function halvesOf(word: string): { beginning: string; end: string } {
  const middle = Math.floor(word.length / 2)
  return { beginning: word.slice(0, middle - 1), end: word.slice(middle) }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns all codes that are one mistake apart from a code. */
export function codesNear(key: string): string[] {
  const near = new Set<string>()
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)]
    for (const letter of ALPHABET) {
      near.add(before + letter + after)
      if (after) near.add(before + letter + after.slice(1))
    }
    if (after) near.add(before + after.slice(1))
    if (after.length > 1) near.add(before + after[1] + after[0] + after.slice(2))
  }
  near.delete(key)
  near.delete('')
  return [...near]
}
