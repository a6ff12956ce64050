/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the roles of ARIA's combobox, whose field has the focus and the keys */
import { TurnSquare } from '@/components/orders/turn-square'
import { Marked } from '@/components/site/text/marked'
import { Link } from '@/components/ui/link'
import { type HitKind, HITS } from '@/lib/panel/hit-kinds'
import type { PanelGroup, PanelHit } from '@/lib/panel/output'
import { ordersWithSearch, withSearch } from '@/lib/site/admin-pages'

/** Returns the path of a kind's list with a search. */
const listPath = (kind: HitKind, searchTerm: string) =>
  kind === 'order' ? ordersWithSearch(searchTerm) : withSearch(HITS[kind].screen)(searchTerm)

type GroupsProps = {
  /** Id of the list. The ids of the options start with it. */
  id: string
  groups: readonly PanelGroup[]
  searchTerm: string
  /** Index of the selected option. */
  index: number
  onOpen: () => void
}

/** The results in groups. All options share one numbering, including the links to lists. */
export function SearchGroups({ id, groups, searchTerm, index, onOpen }: GroupsProps) {
  let nextIndex = 0
  const optionProps = () => {
    const optionIndex = nextIndex++
    return {
      id: `${id}-${optionIndex}`,
      'aria-selected': optionIndex === index,
      role: 'option',
      tabIndex: -1,
      onClick: onOpen,
    } as const
  }
  return groups.map(({ kind, total, hits }) => {
    const { label, all } = HITS[kind]
    const count = total.toLocaleString('tr-TR')
    return (
      <div
        key={kind}
        role="group"
        aria-labelledby={`${id}-${kind}`}
        className="grid grid-cols-[9rem_minmax(0,1fr)] border-edge not-first:border-t max-sm:grid-cols-1">
        <div
          id={`${id}-${kind}`}
          role="presentation"
          className="border-r border-line py-3 pr-3 pl-5 text-base leading-[1.35] font-semibold max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:justify-between max-sm:gap-3 max-sm:border-r-0 max-sm:border-b max-sm:bg-sheet max-sm:px-4 max-sm:py-1">
          {label} <span className="mono block font-normal text-ink-2">{count}</span>
        </div>
        <div role="presentation" className="min-w-0">
          {hits.map((hit) => (
            <Link key={hit.id} href={hit.url} {...optionProps()} className={`${OPTION} min-h-14`}>
              <Hit hit={hit} />
            </Link>
          ))}
          {total > hits.length && (
            <Link
              href={listPath(kind, searchTerm)}
              {...optionProps()}
              className={`${OPTION} min-h-11 underline decoration-1 underline-offset-[0.2em]`}>
              {count} {all}
            </Link>
          )}
        </div>
      </div>
    )
  })
}

const OPTION =
  'group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-line px-5 pt-1.75 pb-2 leading-[1.35] not-first:border-t hover:bg-tint aria-selected:bg-ink aria-selected:text-sheet max-sm:grid-cols-1 max-sm:px-4 max-sm:pt-2.25 max-sm:pb-2.5 [&:not(.underline)]:no-underline'

function Hit({ hit: { code, title, text, marks, turn, state, isClosed } }: { hit: PanelHit }) {
  return (
    <>
      <span className="min-w-0">
        {code && (
          <span className="mono mr-2">
            <Marked text={code} marks={marks.code} />
          </span>
        )}
        <b className="max-sm:block">
          <Marked text={title} marks={marks.title} />
        </b>
        {text && (
          <span className="line-clamp-2 text-small text-ink-2 group-aria-selected:text-inherit">
            <Marked text={text} marks={marks.text} />
          </span>
        )}
      </span>
      {state && (
        <span
          className={`flex items-center gap-2 text-right text-small group-aria-selected:[--edge:var(--sheet)] group-aria-selected:[--ink:var(--sheet)] max-sm:mt-0.5 max-sm:text-left ${isClosed ? 'text-ink-2 group-aria-selected:text-inherit' : ''}`}>
          {turn && <TurnSquare of={turn} />}
          {state}
        </span>
      )}
    </>
  )
}
