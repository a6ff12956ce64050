import { deviceName } from '@/lib/records/device'
import { PERSON } from '@/lib/records/person'
import { ERASED_TEXT } from '@/lib/people/erased-text'
import { erasedColumns } from '@/lib/privacy/person-columns'
import type { PersonJson } from '@/lib/privacy/output'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { formatPhone } from '@/lib/platform/turkish/phone'

/** A value before and after the erasure. */
type Line = { label: string; before: string; after: string; isCode?: boolean }

type ContactData = Record<keyof typeof PERSON, string>

const unchangedLine = (label: string, value: string, isCode?: boolean): Line => ({
  label,
  before: value,
  after: value,
  isCode,
})

function contactLines(contact: ContactData, withCompany: boolean): Line[] {
  // No rule of PERSON searches texts for the person.
  const isNever = () => false
  const match = {
    ownsCompanyData: withCompany,
    ownsTaxData: false,
    namesPerson: isNever,
    namesPersonInOwnText: isNever,
  }
  const erasedContact = { ...contact, ...erasedColumns(PERSON, contact, match) }
  const textOf = (name: keyof ContactData, { [name]: text }: ContactData) =>
    (name === 'phone' ? formatPhone(text) : text) || 'Yok'
  return Object.entries(PERSON).map(([key, { label }]) => {
    const name = key as keyof ContactData
    return { label, before: textOf(name, contact), after: textOf(name, erasedContact) }
  })
}

function orderLines(order: PersonJson['orders'][number], withCompany: boolean): Line[] {
  const price = order.price ? formatMoney(order.price.total, order.price.currency) : 'Teklif yok'
  return [
    unchangedLine('İş emri', order.number, true),
    ...contactLines(order, withCompany),
    unchangedLine('Cihaz', deviceName(order) || 'Belirtilmedi'),
    unchangedLine('Tutar', price, order.price !== null),
  ]
}

function messageLines(message: PersonJson['messages'][number], withCompany: boolean): Line[] {
  const head = unchangedLine('Mesaj', formatDateTime(message.receivedAt), true)
  const device = unchangedLine('Cihaz', deviceName(message) || 'Belirtilmedi')
  const lines = [head, ...contactLines(message, withCompany), device]
  // A message without an order is deleted as a whole.
  return message.workOrders.length > 0 ? lines : lines.map((line) => ({ ...line, after: ERASED_TEXT }))
}

/** Each order of a person, or each message of a person without orders: before and after the erasure, side by side. */
export function ErasurePreview({ person, withCompany }: { person: PersonJson; withCompany: boolean }) {
  const { orders, messages } = person
  const records =
    orders.length > 0
      ? orders.map((order) => ({ id: order.id, lines: orderLines(order, withCompany) }))
      : messages.map((message) => ({ id: message.id, lines: messageLines(message, withCompany) }))
  return records.map(({ id, lines }) => (
    <div
      key={id}
      className="grid grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)] items-center px-5 pt-5 max-md:grid-cols-1 max-md:gap-2 max-sm:px-4">
      <PreviewTable
        title="Şimdi"
        lines={lines.map(({ before, ...line }) => ({ ...line, value: before, isErased: false }))}
      />
      <svg
        aria-hidden
        viewBox="0 0 32 16"
        className="m-auto block h-4 w-8 overflow-visible fill-none stroke-ink stroke-[1.6] max-md:h-8 max-md:rotate-90">
        <circle cx="4" cy="8" r="3" className="fill-sheet" />
        <path d="M7 8H30M24 3L30 8L24 13" />
      </svg>
      <PreviewTable
        title="Silindikten sonra"
        lines={lines.map(({ before, after, ...line }) => ({ ...line, value: after, isErased: after !== before }))}
      />
    </div>
  ))
}

type PreviewLine = { label: string; value: string; isCode?: boolean; isErased: boolean }

function PreviewTable({ title, lines }: { title: string; lines: PreviewLine[] }) {
  return (
    <section className="self-stretch border-2 border-edge bg-paper">
      <h3 className="border-b border-edge px-4 py-2 font-sans text-[1.0625rem] leading-[1.4] font-semibold tracking-normal">
        {title}
      </h3>
      <dl>
        {lines.map(({ label, value, isCode, isErased }) => (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] border-t border-line leading-[1.4] first:border-0 max-md:grid-cols-[6rem_minmax(0,1fr)] [&>*]:px-4 [&>*]:py-2 [&>*]:[overflow-wrap:anywhere] max-md:[&>*]:px-3">
            <dt className="border-r border-line text-small text-ink-2">{label}</dt>
            <dd className={`${isErased ? 'text-ink-2' : ''} ${isCode && !isErased ? 'mono' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
