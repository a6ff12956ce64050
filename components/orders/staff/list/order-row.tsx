import { CalendarX2, Camera, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '@/components/admin/use-now'
import { SmallCircuit } from '@/components/orders/circuit'
import { DeviceName } from '@/components/orders/device-name'
import { reopenedWords, TURN_WORDS } from '@/components/orders/staff/words'
import { TurnSquare } from '@/components/orders/turn-square'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { isApproved, stepName } from '@/lib/orders/steps'
import { stateLabel } from '@/lib/orders/words'
import { elapsedWords, formatShortDate } from '@/lib/platform/turkish/dates'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { dueWords } from '@/lib/orders/due-words'

/** The second line of a cell; on a phone it follows the first one after a comma. */
const SECOND_LINE = "text-small text-ink-2 @max-[35rem]:[display:inline] @max-[35rem]:before:content-[',_']"

/** Height and columns of a row: five columns, three up to 56 rem, one on a phone. */
const ROW =
  'relative grid min-h-18 grid-cols-[6.75rem_minmax(0,1fr)_minmax(0,1.1fr)_10rem_15.5rem] items-center gap-x-6 gap-y-0.5 border-b border-line py-3 pr-5 leading-[1.35] [overflow-wrap:anywhere] last:border-0 @max-lg:grid-cols-[8rem_minmax(0,1fr)_15rem] @max-lg:items-start @max-lg:gap-x-5 @max-lg:gap-y-1 @max-lg:py-3.5 @max-[35rem]:grid-cols-[minmax(0,1fr)] @max-[35rem]:pt-3 @max-[35rem]:pr-4 @max-[35rem]:pb-3.5'

type OrderRowProps = { order: OrderRowJson; isSelected?: boolean; children?: ReactNode }

/** One order. The whole row links to the order or, with a checkbox as `children`, selects it. */
export function OrderRow({ order, isSelected, children }: OrderRowProps) {
  const { isDecisionNew, newPhotos, state, step } = order
  const isNew = isDecisionNew || newPhotos > 0
  const rowClasses = isSelected ? 'bg-tint shadow-[inset_4px_0_0_var(--ink)]' : 'hover:bg-tint'
  return (
    <li className={`${ROW} ${children ? 'pl-12' : 'pl-9 @max-[35rem]:pl-4'} ${rowClasses}`}>
      {isNew && !children && (
        <i
          aria-hidden
          className="absolute top-1/2 left-3.5 -mt-1.25 size-2.5 rounded-full bg-ink @max-lg:top-5 @max-lg:mt-0 @max-[35rem]:top-4.5 @max-[35rem]:left-4"
        />
      )}
      {children}
      <h2
        className={`mono text-body leading-[1.4] font-normal tracking-normal @max-lg:col-start-1 @max-lg:row-start-1 @max-[35rem]:text-[1rem] ${isNew && !children ? '@max-[35rem]:pl-4.5' : ''}`}>
        <Link
          href={adminOrderPath(order.id)}
          className={children ? 'relative z-1' : 'after:absolute after:inset-0 after:focus-visible:-outline-offset-3'}>
          {isDecisionNew && <span className="sr-only">Yeni karar: </span>}
          {order.number}
        </Link>
      </h2>
      <p className="min-w-0 @max-lg:col-start-2 @max-lg:row-start-1 @max-[35rem]:col-start-1 @max-[35rem]:row-auto">
        <b className="block @max-[35rem]:[display:inline]">{order.contactPerson}</b>
        <span className={`block ${SECOND_LINE}`}>{order.companyName || 'Firma belirtilmedi'}</span>
      </p>
      <p className="min-w-0 @max-lg:col-start-2 @max-lg:row-start-2 @max-[35rem]:col-start-1 @max-[35rem]:row-auto @max-[35rem]:line-clamp-2">
        <DeviceName {...order} none="Cihaz belirtilmedi" />
        <span className={`line-clamp-2 ${SECOND_LINE}`}>{order.faultDescription}</span>
      </p>
      <div className="grid gap-0.5 @max-lg:col-start-1 @max-lg:row-start-2 @max-[35rem]:row-start-1 @max-[35rem]:justify-self-end">
        <SmallCircuit order={order} />
        <span className="block text-small text-ink-2 @max-[35rem]:sr-only">
          {state === 'open' && <span className="block">{stepName(step)}</span>}
          <span className="sr-only">{ORDER_FIELDS.responsible.label}: </span>
          {order.responsible || 'Sorumlusu yok'}
        </span>
      </div>
      <TurnCell order={order} />
    </li>
  )
}

/** Whose turn it is and for how long, what the order waits for, its dates, and what is new. */
function TurnCell({ order }: { order: OrderRowJson }) {
  const now = useNow()
  const { turn, state, closedAt, updatedAt, isDecisionNew, newPhotos, reopenedAt } = order
  const isOurs = turn?.on === 'us'
  const isGoodNews = isDecisionNew && isApproved(order)
  return (
    <div className="grid gap-px text-small @max-lg:col-start-3 @max-lg:row-span-2 @max-lg:row-start-1 @max-[35rem]:col-start-1 @max-[35rem]:row-auto @max-[35rem]:mt-0.5">
      <p className="flex items-center gap-2 text-body">
        {turn && <TurnSquare of={turn.on} />}
        <span className={isOurs ? 'font-semibold' : 'text-ink-2'}>
          {turn ? TURN_WORDS[turn.on].label : stateLabel(state)}
        </span>
        <span className="ml-auto font-mono text-small leading-[1.4] tracking-[-0.01em] whitespace-nowrap">
          {turn ? elapsedWords(turn.since, now) : formatShortDate(closedAt ?? updatedAt)}
        </span>
      </p>
      {turn && (
        <p className={`pl-4.75 ${isGoodNews ? 'font-semibold text-ok' : isOurs ? '' : 'text-ink-2'}`}>{turn.words}</p>
      )}
      {dueWords(order, now).map(({ text, isLate }) =>
        isLate ? (
          <Note key={text} icon={CalendarX2}>
            {text}
          </Note>
        ) : (
          <p key={text} className="pl-4.75 text-ink-2">
            {text}
          </p>
        ),
      )}
      {newPhotos > 0 && <Note icon={Camera}>{newPhotos} yeni fotoğraf</Note>}
      {reopenedAt && <Note icon={RotateCcw}>{reopenedWords(order)}</Note>}
    </div>
  )
}

function Note({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 font-semibold">
      <Icon of={icon} className="-ml-0.5 size-4.5" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
