import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { PartRowJson } from '@/lib/parts/output'
import { formatMoney } from '@/lib/platform/turkish/money'
import { adminPartPath } from '@/lib/site/admin-pages'
import { OnHand, StockBar, StockNote } from './stock-level'

/** Height and columns of a row: one line, two lines, or a block on a phone. */
const ROW =
  'group relative grid min-h-18 grid-cols-[9.5rem_minmax(0,1fr)_6rem_13rem_8.5rem] items-center gap-x-6 gap-y-0.5 border-b border-line py-2.5 pr-5 leading-[1.35] [overflow-wrap:anywhere] last:border-0 @max-lg:grid-cols-[minmax(0,1fr)_8.5rem_13rem] @max-lg:items-start @max-lg:gap-x-5 @max-sm:grid-cols-[minmax(0,1fr)_auto] @max-sm:gap-x-3 @max-sm:pt-3 @max-sm:pr-4 @max-sm:pb-3.5'

type PartRowProps = { part: PartRowJson; isSelected?: boolean; children?: ReactNode }

/** One part. The whole row links to the part or, with a checkbox as `children`, selects it. */
export function PartRow({ part, isSelected, children }: PartRowProps) {
  const { id, code, name, supplier, place, onHand, least, unit, price, currency } = part
  const rowClasses = isSelected ? 'bg-tint shadow-[inset_4px_0_0_var(--ink)]' : 'hover:bg-tint'
  return (
    <li
      data-selected={isSelected || undefined}
      className={`${ROW} ${children ? 'pl-12' : 'pl-5 @max-sm:pl-4'} ${rowClasses}`}>
      {children}
      <h2 className="mono text-[1rem] leading-[1.4] font-normal tracking-normal @max-lg:col-start-1 @max-lg:row-start-1">
        <Link
          href={adminPartPath(id)}
          className={children ? 'relative z-1' : 'after:absolute after:inset-0 after:focus-visible:-outline-offset-3'}>
          {code}
        </Link>
      </h2>
      <p className="min-w-0 @max-lg:col-start-1 @max-lg:row-start-2 @max-sm:col-span-2">
        <b className="block text-[1rem]">{name}</b>
        <span className="block text-small text-ink-2">{supplier}</span>
      </p>
      <p className="text-ink-2 @max-lg:line-clamp-2 @max-lg:col-start-2 @max-lg:row-start-1 @max-sm:max-w-40 @max-sm:text-right">
        {place}
      </p>
      <div className="grid gap-px @max-lg:col-start-3 @max-lg:row-span-2 @max-lg:row-start-1 @max-sm:col-start-1 @max-sm:row-span-1 @max-sm:row-start-3">
        <OnHand onHand={onHand} unit={unit} className="text-[1.25rem] leading-[1.3] @max-[19rem]:text-[5cqw]" />
        <StockBar onHand={onHand} least={least} />
        <StockNote onHand={onHand} least={least} unit={unit} />
      </div>
      <p className="mono text-right text-small whitespace-nowrap @max-lg:col-start-2 @max-lg:row-start-2 @max-lg:text-left @max-sm:row-start-3 @max-sm:pt-1 @max-sm:text-right">
        {price !== null && formatMoney(price, currency)}
      </p>
    </li>
  )
}
