import { CircuitSymbol } from '@/components/orders/circuit'
import { CustomerLink } from '@/components/orders/staff/customer-link'
import { OrderWarranty } from './order-warranty'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { OrderJson, EarlierOrderJson } from '@/lib/orders/order/output'
import { isWarrantyOpen, REPAIR, stepAsDestination } from '@/lib/orders/steps'
import { covers } from '@/lib/orders/order/warranty'
import { STATE_WORDS } from '@/lib/orders/order/fields'
import { stateLabel } from '@/lib/orders/words'
import { formatShortDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { changeCall } from '@/components/orders/staff/order/order-section'
import { SMALL_LINE } from '@/components/admin/parts/panel'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useSubmit } from '@/components/admin/form/use-submit'
import { orderSaveFailure } from '@/components/orders/staff/words'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

/** Returns the earlier orders whose warranty covered the device when it came in. */
export function coveringOrders({ visits: earlierOrders, createdAt }: OrderJson): EarlierOrderJson[] {
  const day = istanbulDay(new Date(createdAt))
  return earlierOrders.filter((order) => covers(order, day))
}

export function needsWarrantyAnswer(order: OrderJson): boolean {
  return isWarrantyOpen(order) && order.warrantyDecidedAt === null && coveringOrders(order).length > 0
}

export function DeviceHistory({ record }: { record: OrderRecord }) {
  const { order } = record
  const { visits: earlierOrders, serialNumber } = order
  if (earlierOrders.length === 0) return null
  return (
    <section
      id="cihaz-gecmisi"
      aria-labelledby="cihaz-gecmisi-baslik"
      className="mb-6 max-w-288 scroll-mt-20 border-2 border-edge bg-paper">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-edge px-5 py-3 max-sm:px-4">
        <h2 id="cihaz-gecmisi-baslik" className="text-[1.1875rem] leading-[1.25]">
          Bu cihaz daha önce geldi
        </h2>
        <span className="text-ink-2">
          {earlierOrders.length} kez, S/N <span className="mono">{serialNumber}</span>
        </span>
      </header>
      <ol>
        {earlierOrders.map((earlierOrder) => (
          <EarlierOrder key={earlierOrder.id} order={earlierOrder} customerId={order.customerId} />
        ))}
      </ol>
      <WarrantyChoice record={record} />
    </section>
  )
}

function EarlierOrder({ order, customerId }: { order: EarlierOrderJson; customerId: string | null }) {
  const { id, number, state, repair, faultDescription, closedAt, createdAt } = order
  const isOtherCustomer = order.customerId !== null && order.customerId !== customerId
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)_11rem_15rem] items-baseline gap-x-5 gap-y-0.5 border-t border-line px-5 py-3 [overflow-wrap:anywhere] first:border-0 max-lg:grid-cols-[7rem_minmax(0,1fr)] max-sm:grid-cols-1 max-sm:px-4">
      <Link href={adminOrderPath(id)} className="mono inline-flex items-center justify-self-start max-sm:min-h-11">
        {number}
      </Link>
      <div className="min-w-0">
        <b>{repair || (state === 'delivered' ? 'Onarıldı' : stateLabel(state))}</b>
        <span className="line-clamp-2 text-small text-ink-2">{faultDescription}</span>
        {isOtherCustomer && (
          <span className={SMALL_LINE}>
            O günkü müşteri:{' '}
            <CustomerLink id={order.customerId!}>{order.companyName || order.contactPerson}</CustomerLink>
          </span>
        )}
      </div>
      <div className="max-lg:col-start-2 max-sm:col-start-1">
        {formatShortDate(closedAt ?? createdAt)}
        <span className={SMALL_LINE}>{closedAt ? STATE_WORDS[state].past : 'açıldı, sürüyor'}</span>
      </div>
      <div className="max-lg:col-start-2 max-sm:col-start-1">
        <OrderWarranty order={order} />
      </div>
    </li>
  )
}

/** Asks whether the warranty covers the repair, or shows the answer, which can be changed until the repair begins. */
function WarrantyChoice({ record }: { record: OrderRecord }) {
  const { order, path, sendIfUnchanged } = record
  const { form, ...submission } = useSubmit(orderSaveFailure)
  const candidates = coveringOrders(order)
  const { isUnderWarranty, underWarrantyOf, warrantyDecidedAt, warrantyDecidedBy } = order
  if (candidates.length === 0 && !underWarrantyOf) return null
  const isAsked = needsWarrantyAnswer(order)
  const mayChange = isWarrantyOpen(order)
  if (!mayChange && !warrantyDecidedAt) return null
  const coveringOrder = order.visits.find(({ id }) => id === underWarrantyOf)

  const choose = (orderId: string | null) => {
    const isSame = (fresh: OrderJson) => fresh.underWarrantyOf === underWarrantyOf
    void submission.send(() => sendIfUnchanged({ path, isSame, call: changeCall({ underWarrantyOf: orderId }) }))
  }
  const coveringId = candidates[0]?.id ?? null
  const choices = isAsked
    ? [
        { label: 'Garanti Kapsamında', orderId: coveringId },
        { label: 'Ücretli', orderId: null },
      ]
    : [
        isUnderWarranty
          ? { label: 'Ücretliye Çevir', orderId: null }
          : { label: 'Garanti Kapsamına Al', orderId: coveringId },
      ]
  return (
    <div className="border-t border-edge bg-sheet px-5 py-3.5 max-sm:px-4">
      <FormNotices form={submission} onReload={submission.clear} onOverwrite={submission.clear} />
      <form
        ref={form}
        className="grid grid-cols-[76px_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 max-lg:grid-cols-[76px_minmax(0,1fr)] max-sm:grid-cols-1">
        <CircuitSymbol shape="switch" thickBefore bridged={isAsked || isUnderWarranty} thickAfter={isUnderWarranty} />
        <div className="min-w-0">
          {isAsked ? (
            <>
              <p>
                <b>Bu iş garanti kapsamında mı?</b>
              </p>
              <p className="text-ink-2">
                Kapsamındaysa teklif ve onay gerekmez, müşteriden para istenmez. Seçim
                {` ${stepAsDestination(REPAIR)} `}kadar değiştirilebilir.
              </p>
            </>
          ) : (
            <>
              <p>
                <b>{isUnderWarranty ? 'Garanti kapsamında' : 'Ücretli onarım'}</b>
                {coveringOrder && (
                  <>
                    , <Link href={adminOrderPath(coveringOrder.id)}>{coveringOrder.number}</Link> onarımından
                  </>
                )}
              </p>
              {warrantyDecidedAt && (
                <p className="text-ink-2">
                  {warrantyDecidedBy}, <Time at={warrantyDecidedAt} className="mono whitespace-nowrap" />
                </p>
              )}
            </>
          )}
        </div>
        {mayChange && (
          <div className="flex flex-wrap gap-3 max-lg:col-span-full">
            {choices.map(({ label, orderId }) => (
              <Button
                key={label}
                variant={isAsked && orderId ? 'primary' : 'plain'}
                disabled={submission.isSending}
                className="max-sm:min-h-13 max-sm:flex-[1_1_100%]"
                onClick={() => choose(orderId)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </form>
    </div>
  )
}
