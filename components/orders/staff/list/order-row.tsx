import { CalendarX2, Camera, Package, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { DeviceName } from '@/components/orders/device-name'
import { SmallCircuit } from '@/components/orders/circuit'
import { useNow } from '@/components/admin/use-now'
import { stepName } from '@/lib/orders/steps'
import { stateLabel } from '@/lib/orders/words'
import { reopenedWords } from '@/components/orders/staff/words'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { OrderRowJson } from '@/lib/orders/order/output'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { isLate, rowStateOf } from './row-state'

const SUB = 'block text-small text-ink-2'
const TONES = { plain: 'text-ink-2', strong: 'font-semibold', good: 'font-semibold text-ok' }

/** An order as a link. It has three layouts: one line, two lines, and a block on a phone. */
export function OrderListRow({ order }: { order: OrderRowJson }) {
  const now = useNow()
  const { time, text, tone } = rowStateOf(order, now)
  const { faultDescription, responsible, waitingForPart, partExpectedOn } = order
  const { isDecisionNew, newPhotos } = order
  return (
    <li className="relative grid min-h-18 grid-cols-[7.25rem_minmax(0,1fr)_minmax(0,1fr)_13.5rem_8.5rem] items-center gap-x-6 gap-y-1 border-b border-line py-3 pr-5 pl-9 leading-[1.35] [overflow-wrap:anywhere] last:border-0 hover:bg-tint @max-lg:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_7.5rem] @max-lg:gap-x-5 @max-lg:items-start @max-lg:py-3.5 @max-sm:grid-cols-[minmax(0,1fr)_auto] @max-sm:gap-x-4">
      {(isDecisionNew || newPhotos > 0) && (
        <i
          aria-hidden
          className="absolute top-1/2 left-3.5 -mt-1.25 size-2.5 rounded-full bg-ink @max-lg:top-5 @max-lg:mt-0"
        />
      )}
      <h2 className="mono text-body leading-[1.4] font-normal tracking-normal">
        <Link href={adminOrderPath(order.id)} className="after:absolute after:inset-0">
          {isDecisionNew && <span className="sr-only">Yeni karar: </span>}
          {order.number}
        </Link>
      </h2>
      <p className="min-w-0 @max-sm:col-start-1">
        <b className="block">{order.contactPerson}</b>
        <span className={SUB}>{order.companyName || 'Firma belirtilmedi'}</span>
      </p>
      <p className="min-w-0 @max-sm:col-span-full">
        <DeviceName {...order} none="Cihaz belirtilmedi" />
        <span className="line-clamp-2 text-small text-ink-2">{faultDescription}</span>
      </p>
      <div className="grid gap-0.5 @max-lg:col-span-full @max-lg:col-start-2 @max-lg:row-start-2 @max-lg:mt-1 @max-lg:grid-cols-[auto_minmax(0,1fr)] @max-lg:items-center @max-lg:gap-x-3 @max-sm:col-start-1 @max-sm:row-start-auto">
        <SmallCircuit order={order} />
        <span className={SUB}>{order.state === 'open' ? stepName(order.step) : stateLabel(order.state)}</span>
        {responsible && (
          <span className={`${SUB} @max-lg:col-start-2`}>
            <span className="sr-only">Sorumlu: </span>
            {responsible}
          </span>
        )}
        {newPhotos > 0 && <RowNotice icon={Camera}>{newPhotos} yeni fotoğraf</RowNotice>}
        {order.reopenedAt && <RowNotice icon={RotateCcw}>{reopenedWords(order)}</RowNotice>}
        {order.state === 'open' && waitingForPart && (
          <RowNotice icon={Package}>
            Parça bekleniyor{partExpectedOn && `, ${formatShortDate(partExpectedOn)}`}
          </RowNotice>
        )}
        {isLate(order, now) && (
          <RowNotice icon={CalendarX2}>Söz verilen gün geçti, {formatShortDate(order.promisedOn!)}</RowNotice>
        )}
      </div>
      <p className="min-w-0 text-right @max-lg:col-start-4 @max-lg:row-start-1 @max-sm:col-start-2 @max-sm:row-end-3 @max-sm:self-start">
        <b className="mono block text-[1rem] leading-[1.4] font-normal">{time}</b>
        <span className={`block text-small @max-xs:max-w-26 ${TONES[tone]}`}>{text}</span>
      </p>
    </li>
  )
}

function RowNotice({ icon, children }: { icon: typeof Package; children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-small font-semibold @max-lg:col-start-2">
      <Icon of={icon} className="mt-0.5 size-4" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
