import { diffWordsWithSpace } from 'diff'

/** A segment of a text. Changed segments are missing from the other text. */
export type TextSegment = { text: string; isChanged: boolean }

/** Characters of common text to show around a change. */
const CONTEXT_CHARS = 80
/** If a comparison takes longer, both texts count as changed. */
const MAX_COMPARISON_MS = 200

/** Leaves out the start, middle or end of a long text that both sides have in common. */
function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : CONTEXT_CHARS
  const tail = isLast ? 0 : CONTEXT_CHARS
  if (text.length <= head + tail + CONTEXT_CHARS) return text
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`
}

export function wordDiff(before: string, after: string): { before: TextSegment[]; after: TextSegment[] } {
  const changes = diffWordsWithSpace(before, after, { timeout: MAX_COMPARISON_MS })
  if (!changes) return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] }
  const without = (kind: 'added' | 'removed') =>
    changes.flatMap(({ value, added, removed }, index): TextSegment[] => {
      if (kind === 'added' ? added : removed) return []
      const isChanged = added || removed
      const text = isChanged ? value : shorten(value, index === 0, index === changes.length - 1)
      return [{ text, isChanged }]
    })
  return { before: without('added'), after: without('removed') }
}
