import type { PersonJson } from '@/lib/privacy/output'
import type { StoredData } from './stored-data'
import { MentionLinks } from './mention-links'

const HEADINGS = ['Ne', 'Kaç', 'Nereden', 'Ne zamana kadar', 'Silinince']
const HEADING_CELL = 'px-4 py-2 text-left text-small font-normal text-ink-2'
const CELL = 'px-4 py-2 text-left align-middle [overflow-wrap:anywhere] max-lg:block max-lg:p-0 max-lg:py-0.5'

function Key({ children }: { children: string }) {
  return <span className="hidden text-small text-ink-2 max-lg:inline">{children}: </span>
}

/** The data that the site stores about a person. */
export function StoredDataTable({ person, rows }: { person: PersonJson; rows: StoredData[] }) {
  const { names, emails, phones } = person
  return (
    <section aria-labelledby="elimizde" className="border border-line bg-paper">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2">
        <h2 id="elimizde" className="text-[1.1875rem] leading-[1.25] [overflow-wrap:anywhere]">
          {`${names.length > 0 ? names.join(', ') : 'Bu kişi'} hakkında elimizde olan`}
        </h2>
        <span className="mono [overflow-wrap:anywhere]">
          {[...new Set([person.person, ...emails, ...(person.kind === 'phone' ? [] : phones)])].join(', ')}
        </span>
      </header>
      <table className="w-full border-collapse max-lg:block">
        <thead className="border-b border-line max-lg:sr-only">
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className={`${HEADING_CELL} ${heading === 'Kaç' ? 'text-right' : ''}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <StoredDataRow key={row.category} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function StoredDataRow({ category, count, links, source, retention, effect }: StoredData) {
  return (
    <tr className="border-b border-line last:border-0 max-lg:block max-lg:px-4 max-lg:py-3">
      <th scope="row" className={`${CELL} font-semibold`}>
        {category}
      </th>
      <td className={`${CELL} text-right max-lg:text-left`}>
        <Key>Kaç</Key>
        <span className="mono">{count}</span>
      </td>
      <td className={CELL}>
        <Key>Nereden</Key>
        <MentionLinks {...links} />
        {source}
      </td>
      <td className={CELL}>
        <Key>Ne zamana kadar</Key>
        {retention}
      </td>
      <td className={CELL}>
        <Key>Silinince</Key>
        {effect}
      </td>
    </tr>
  )
}
