import { furtherFacts } from '@/lib/records/derive'
import { ORDER_FIELDS, ORDER_LAYOUT } from '@/lib/orders/order/fields'
import { useRef, useState } from 'react'
import { RotateCcw } from 'lucide-react'
import { DeviceName } from '@/components/orders/device-name'
import { CustomerLink } from '@/components/orders/staff/customer-link'
import { reopenedWords } from '@/components/orders/staff/words'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { OrderJson } from '@/lib/orders/order/output'
import { formatDateTime, formatLongDate } from '@/lib/platform/turkish/dates'
import { adminMessagePath } from '@/lib/site/admin-pages'
import { CustomerChange } from './customer-change'
import { ContactLinks, Fact, FACT_LINK, TitleBlock } from '@/components/admin/parts/title-block'
import type { OrderRecord } from './use-order'

export function OrderDetails({ record }: { record: OrderRecord }) {
  const { order } = record
  const { contactPerson, companyName, phone, email, serialNumber, accessories, createdAt, messageId } = order
  const { customerId, customerName } = order
  const isNameDifferent = customerName !== (companyName || contactPerson)
  const [isChangingCustomer, setChangingCustomer] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  function close() {
    setChangingCustomer(false)
    changeButton.current?.focus()
  }
  return (
    <>
      <TitleBlock>
        <Fact name="Müşteri">
          <b className="font-title text-[1.125rem]">{contactPerson}</b>
          {companyName && ', '}
          {companyName &&
            (customerId && !isNameDifferent ? <CustomerLink id={customerId}>{companyName}</CustomerLink> : companyName)}
          <br />
          <ContactLinks phone={phone} email={email} />
          <span className="block">
            {customerId && (isNameDifferent || !companyName) && (
              <CustomerLink id={customerId} className={FACT_LINK}>
                Müşteri kaydı{isNameDifferent && `: ${customerName}`}
              </CustomerLink>
            )}
            <button
              ref={changeButton}
              type="button"
              aria-expanded={isChangingCustomer}
              onClick={() => setChangingCustomer(!isChangingCustomer)}
              className={`${FACT_LINK} cursor-pointer underline decoration-1 underline-offset-[0.2em]`}>
              {customerId ? 'Müşteriyi değiştir' : 'Müşteri seç'}
            </button>
          </span>
        </Fact>
        <Fact name="Cihaz">
          <b className="font-title text-[1.125rem]">
            <DeviceName {...order} none="Cihaz belirtilmedi" />
          </b>
          {serialNumber && (
            <span className="block">
              S/N <span className="mono">{serialNumber}</span>
            </span>
          )}
        </Fact>
        <Fact name={ORDER_FIELDS.accessories.label}>{accessories || 'Yok'}</Fact>
        <Fact name={ORDER_FIELDS.createdAt.label}>
          <Time at={createdAt} className="mono block whitespace-nowrap" />
          {messageId && (
            <Link href={adminMessagePath(messageId)} className={FACT_LINK}>
              Mesajdan
            </Link>
          )}
        </Fact>
        {furtherFacts(ORDER_FIELDS, order, ORDER_LAYOUT).map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </TitleBlock>
      {isChangingCustomer && <CustomerChange record={record} onClose={close} />}
    </>
  )
}

export function ReopenedNotice({ order }: { order: OrderJson }) {
  const { reopenedAt, warrantyUntil, events } = order
  if (!reopenedAt) return null
  const reason = events.find(({ kind }) => kind === 'reopened')?.reason
  return (
    <Alert
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
