import { diffWordsWithSpace } from 'diff'

/** A part of a text, and whether the other text lacks it. */
export type Part = { text: string; isChanged: boolean }

/** What stands on both sides is shown around a change, and left out beyond that. */
const CONTEXT_CHARS = 80
/** A comparison that takes longer shows both texts as changed. */
const LIMIT_MS = 200

/** Leaves out the middle of a long text that is the same on both sides, or its beginning or end. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : CONTEXT_CHARS
  const tail = isLast ? 0 : CONTEXT_CHARS
  if (text.length <= head + tail + CONTEXT_CHARS) return text
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`
}

/** Returns two texts word by word, each with what the other lacks. */
export function wordDiff(before: string, after: string): { before: Part[]; after: Part[] } {
  const parts = diffWordsWithSpace(before, after, { timeout: LIMIT_MS })
  if (!parts) return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] }
  const side = (other: 'added' | 'removed') =>
    parts.flatMap(({ value, added, removed }, index): Part[] => {
      if (other === 'added' ? added : removed) return []
      const isChanged = added || removed
      const text = isChanged ? value : shortened(value, index === 0, index === parts.length - 1)
      return [{ text, isChanged }]
    })
  return { before: side('added'), after: side('removed') }
}
