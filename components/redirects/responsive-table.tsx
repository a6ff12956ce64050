import type { ReactNode } from 'react'
import { RedirectArrow } from './redirect-arrow'

const HEAD_CELL = 'px-4 py-2.5 text-left text-small font-normal text-ink-2'

export const STACKED_CELL =
  'min-w-0 px-4 py-3 leading-[1.45] [overflow-wrap:anywhere] @max-lg:col-start-2 @max-lg:block @max-lg:p-0 @max-lg:py-0.5'

export const STACKED_ROW =
  'border-b border-line last:border-0 @max-lg:grid @max-lg:grid-cols-[1.5rem_minmax(0,1fr)] @max-lg:px-4 @max-lg:py-3'

type Heading = { text: string; className?: string; isForScreenReaders?: boolean }

/** A table of redirects. In narrow containers each row becomes a block, with the arrow on the left of its addresses. */
export function ResponsiveTable({ headings, children }: { headings: readonly Heading[]; children: ReactNode }) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-collapse @max-lg:block">
        <thead className="border-b border-line @max-lg:sr-only">
          <tr>
            {headings.map(({ text, className = '', isForScreenReaders }) => (
              <th key={text} scope="col" className={isForScreenReaders ? className : `${HEAD_CELL} ${className}`}>
                {isForScreenReaders ? <span className="sr-only">{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-lg:block">{children}</tbody>
      </table>
    </div>
  )
}

/** The arrow between two addresses. In a block it is on their left, below the line number if there is one. */
export function ArrowCell({ isBelowNumber = false }: { isBelowNumber?: boolean }) {
  return (
    <td
      className={`w-16 px-2 @max-lg:col-start-1 @max-lg:block @max-lg:w-auto @max-lg:self-center @max-lg:p-0 ${
        isBelowNumber ? '@max-lg:row-[2/4]' : '@max-lg:row-[1/3]'
      }`}>
      <RedirectArrow className="@max-lg:w-10 @max-lg:-translate-x-4 @max-lg:rotate-90" />
    </td>
  )
}
