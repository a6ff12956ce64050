import type { AuditJson } from '@/lib/audit/output'
import { type TextSegment, wordDiff } from './word-diff'

/** A text with its changed words: struck out on one side, underlined on the other. */
function ChangedText({ segments, as: Mark }: { segments: TextSegment[]; as: 'del' | 'ins' }) {
  const className =
    Mark === 'del'
      ? 'text-ink-2 line-through decoration-1'
      : 'font-semibold no-underline shadow-[inset_0_-2px_0_var(--color-edge)]'
  return segments.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Mark key={index} className={className}>
        {text}
      </Mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}

/** Values before and after, compared word by word if both sides have a text. */
function sidesOf({ before, after }: AuditJson['changes'][number]) {
  if (before === null || after === null || before === after) return { before: before ?? 'Boş', after: after ?? 'Boş' }
  const segments = wordDiff(before, after)
  // Highlighting is pointless if no words are the same.
  if (segments.before.every(({ isChanged }) => isChanged)) return { before, after }
  return {
    before: <ChangedText segments={segments.before} as="del" />,
    after: <ChangedText segments={segments.after} as="ins" />,
  }
}

const CELL =
  'border-t border-line px-4 py-2.5 leading-[1.45] wrap-anywhere nth-[-n+3]:border-t-0 max-lg:nth-2:border-t-0'
const VALUE = `${CELL} border-l max-lg:border-t-0 max-lg:border-l-0 max-lg:pt-0`

type ChangeListProps = Pick<AuditJson, 'changes'> & { sides?: readonly [before: string, after: string] }

export function ChangeList({ changes, sides = ['Önce', 'Sonra'] }: ChangeListProps) {
  return (
    <dl className="grid grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1fr)] border border-edge bg-sheet max-lg:grid-cols-1">
      {changes.map((change) => {
        const { before, after } = sidesOf(change)
        return [
          <dt key={change.field} className={`${CELL} text-ink-2 max-lg:first:border-t-0`}>
            {change.label}
          </dt>,
          <dd key={`${change.field} before`} className={VALUE}>
            <small className="block text-small text-ink-2">{sides[0]}</small>
            <span className="whitespace-pre-line">{before}</span>
          </dd>,
          <dd key={`${change.field} after`} className={VALUE}>
            <small className="block text-small text-ink-2">{sides[1]}</small>
            <span className="whitespace-pre-line">{after}</span>
          </dd>,
        ]
      })}
    </dl>
  )
}
