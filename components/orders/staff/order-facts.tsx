import { type ReactNode, useRef, useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { DeviceName } from '@/components/orders/device-name'
import { reopenedWords } from '@/components/orders/staff/words'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import type { OrderJson } from '@/lib/orders/output'
import { formatDateTime, formatLongDate } from '@/lib/platform/turkish/dates'
import { telHref } from '@/lib/platform/turkish/phone'
import { ADMIN_PATHS, adminCustomerPath } from '@/lib/site/admin-pages'
import { CustomerChange } from './customer-change'
import type { OpenOrder } from './use-order'

const LINK = 'mr-4 inline-flex min-h-8 items-center pointer-coarse:min-h-11 max-sm:min-h-11'

/** The order's title block: customer, device, what came along, when it was opened. */
export function OrderFacts({ open }: { open: OpenOrder }) {
  const { order } = open
  const { contactPerson, companyName, phone, email, serialNumber, accessories, createdAt, messageId } = order
  const { customerId, customerName } = order
  const tel = telHref(phone)
  const isOther = customerName !== (companyName || contactPerson)
  const [isChanging, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  function close() {
    setChanging(false)
    change.current?.focus()
  }
  return (
    <>
      <dl className="mb-6 grid max-w-288 grid-cols-[1.15fr_1.15fr_1fr_auto] border-2 border-edge leading-[1.4] [overflow-wrap:anywhere] max-xl:grid-cols-2 max-sm:grid-cols-1">
        <Fact name="Müşteri">
          <b className="font-title text-[1.125rem]">{contactPerson}</b>
          {companyName && ', '}
          {companyName &&
            (customerId && !isOther ? <Link href={adminCustomerPath(customerId)}>{companyName}</Link> : companyName)}
          <br />
          {tel ? (
            <a href={tel} className={LINK}>
              {phone}
            </a>
          ) : (
            <span className="mr-4">{phone}</span>
          )}
          {email ? (
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={LINK}>
              {email}
            </a>
          ) : (
            <span className="text-ink-2">E-posta yok</span>
          )}
          <span className="block">
            {customerId && (isOther || !companyName) && (
              <Link href={adminCustomerPath(customerId)} className={LINK}>
                Müşteri kaydı{isOther && `: ${customerName}`}
              </Link>
            )}
            <button
              ref={change}
              type="button"
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
              className={`${LINK} cursor-pointer underline decoration-1 underline-offset-[0.2em]`}>
              {customerId ? 'Müşteriyi değiştir' : 'Müşteri seç'}
            </button>
          </span>
        </Fact>
        <Fact name="Cihaz">
          <b className="font-title text-[1.125rem]">
            {order.deviceBrand || order.deviceModel ? <DeviceName {...order} /> : 'Cihaz belirtilmedi'}
          </b>
          {serialNumber && (
            <span className="block">
              S/N <span className="mono">{serialNumber}</span>
            </span>
          )}
        </Fact>
        <Fact name="Yanında gelen">{accessories || 'Yok'}</Fact>
        <Fact name="Açıldı">
          <time dateTime={createdAt} className="mono block whitespace-nowrap">
            {formatDateTime(createdAt)}
          </time>
          {messageId && (
            <Link href={ADMIN_PATHS.messages} className={LINK}>
              Mesajdan
            </Link>
          )}
        </Fact>
      </dl>
      {isChanging && <CustomerChange open={open} onClose={close} />}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line px-5 pt-3 pb-3.5 not-first:border-l max-xl:odd:border-l-0 max-xl:nth-[n+3]:border-t max-sm:border-l-0 max-sm:px-4 max-sm:not-first:border-t">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Says that an open order was closed before, why it is open again, and until when its repair is under warranty. */
export function ReopenedNotice({ order }: { order: OrderJson }) {
  const { reopenedAt, warrantyUntil, events } = order
  if (!reopenedAt) return null
  const reason = events.find(({ kind }) => kind === 'reopened')?.reason
  return (
    <Alert
      density="compact"
      tone="neutral"
      icon={RotateCcw}
      className="mb-6 max-w-288"
      title={`${reopenedWords(order)}, ${formatDateTime(reopenedAt)}`}
      text={
        <>
          {reason}
          {warrantyUntil && <span className="block">Garanti son günü {formatLongDate(warrantyUntil)}.</span>}
        </>
      }
    />
  )
}
