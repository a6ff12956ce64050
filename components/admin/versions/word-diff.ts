import { diffWordsWithSpace } from 'diff'

/** A part of a text. Changed parts are missing from the other text. */
export type TextPart = { text: string; isChanged: boolean }

/** Characters of common text to show around a change. */
const CONTEXT_CHARS = 80
/** If a comparison takes longer, both texts count as changed. */
const LIMIT_MS = 200

/** Shortens a long text that is the same on both sides, at its start, middle or end. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? 0 : CONTEXT_CHARS
  const tail = isLast ? 0 : CONTEXT_CHARS
  if (text.length <= head + tail + CONTEXT_CHARS) return text
  return `${text.slice(0, head)} … ${tail === 0 ? '' : text.slice(-tail)}`
}

/** Compares two texts word by word. */
export function wordDiff(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const parts = diffWordsWithSpace(before, after, { timeout: LIMIT_MS })
  if (!parts) return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] }
  const side = (other: 'added' | 'removed') =>
    parts.flatMap(({ value, added, removed }, index): TextPart[] => {
      if (other === 'added' ? added : removed) return []
      const isChanged = added || removed
      const text = isChanged ? value : shortened(value, index === 0, index === parts.length - 1)
      return [{ text, isChanged }]
    })
  return { before: side('added'), after: side('removed') }
}
