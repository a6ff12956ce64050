import { useNow } from '@/components/admin/use-now'
import { covers } from '@/lib/orders/order/warranty'
import { daysBetween, formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'

type Order = { state: string; warrantyUntil: string | null }

/** Says whether the warranty of an order is valid, and until when. `short` omits the date. */
export function OrderWarranty({ order, short }: { order: Order; short?: boolean }) {
  const today = istanbulDay(useNow())
  const { state, warrantyUntil } = order
  if (state === 'open') return null
  if (state !== 'delivered' || !warrantyUntil) return short ? null : <span className="text-ink-2">Garantisi yok</span>
  const isValid = covers(order, today)
  const remainingDays = daysBetween(today, warrantyUntil)
  return (
    <>
      <span className={isValid ? 'font-semibold text-ok' : 'text-ink-2'}>
        {isValid ? 'Garantisi sürüyor' : 'Garantisi bitti'}
      </span>
      {!short && (
        <span className="block text-small text-ink-2">
          {formatLongDate(warrantyUntil)}
          {isValid && (remainingDays === 0 ? ', bugün bitiyor' : `, ${remainingDays} gün kaldı`)}
        </span>
      )}
    </>
  )
}
