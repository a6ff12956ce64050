/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the roles of ARIA's combobox, whose field has the focus and the keys */
import { FileText, MessageCircleQuestionMark, Newspaper, Wrench } from 'lucide-react'
import { BrandName } from '@/components/site/frame/brand-name'
import { Marked } from '@/components/site/text/marked'
import { Icon } from '@/components/ui/icon'
import type { Hit } from '@/lib/search/output'

export const GROUPS = [
  { kind: 'fault', label: 'Arıza kodları' },
  { kind: 'question', label: 'Sorular' },
  { kind: 'page', label: 'Sayfalar' },
  { kind: 'service', label: 'Hizmetler' },
  { kind: 'post', label: 'Yazılar' },
] as const

const ICONS = { question: MessageCircleQuestionMark, page: FileText, service: Wrench, post: Newspaper }

type GroupsProps = {
  id: string
  /** The hits, ordered by kind. */
  hits: readonly Hit[]
  /** Index of the selected hit, or -1. */
  selectedIndex: number
  optionId: (index: number) => string
  onChoose: (index: number) => void
}

/** The suggestions in groups. The focus stays in the field, so the options are not links. */
export function SuggestionGroups({ id, hits, selectedIndex, optionId, onChoose }: GroupsProps) {
  const indexed = hits.map((hit, index) => ({ hit, index }))
  return (
    <div id={id} role="listbox" aria-label="Öneriler">
      {GROUPS.map(({ kind, label }) => {
        const hitsOfKind = indexed.filter(({ hit }) => hit.kind === kind)
        if (hitsOfKind.length === 0) return null
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="border-line not-first:border-t">
            <b
              id={`${id}-${kind}`}
              className="block px-5 pt-2.5 pb-1.5 text-small leading-[1.3] font-normal text-ink-2 max-sm:px-4">
              {label}
            </b>
            {hitsOfKind.map(({ hit, index }) => (
              <div
                key={hit.url}
                id={optionId(index)}
                role="option"
                aria-selected={index === selectedIndex}
                onClick={() => onChoose(index)}
                className="group grid min-h-11 cursor-pointer grid-cols-[6.5rem_minmax(0,1fr)_auto] items-baseline gap-x-4 px-5 py-2 leading-[1.4] hover:bg-tint aria-selected:bg-ink aria-selected:text-sheet max-sm:grid-cols-[5.25rem_minmax(0,1fr)] max-sm:px-4">
                <Option hit={hit} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Option({ hit: { kind, code, title, brand, series, text, marks } }: { hit: Hit }) {
  const showsText = marks.title.length === 0 && marks.text.length > 0
  return (
    <>
      {kind === 'fault' ? (
        <span className={code ? 'font-mono wrap-anywhere' : 'text-small'}>
          {code ? <Marked text={code} marks={marks.code} /> : 'Kod yok'}
        </span>
      ) : (
        <Icon of={ICONS[kind]} className="relative top-1 size-5" />
      )}
      <span className="min-w-0">
        <Marked text={title} marks={marks.title} />
        {kind !== 'fault' && showsText && (
          <span className="block truncate text-small text-ink-2 group-aria-selected:text-inherit">
            <Marked text={text} marks={marks.text} />
          </span>
        )}
      </span>
      {kind === 'fault' && (
        <span className="text-small text-ink-2 group-aria-selected:text-inherit max-sm:col-start-2">
          <BrandName>{brand}</BrandName>
          {series && ` ${series}`}
        </span>
      )}
    </>
  )
}
