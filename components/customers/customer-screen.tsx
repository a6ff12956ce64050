'use client'

import { CUSTOMER_FIELDS, CUSTOMER_LAYOUT } from '@/lib/customers/fields'
import { DEVICE, deviceName } from '@/lib/records/device'
import { furtherFacts } from '@/lib/records/derive'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { FormNotices } from '@/components/admin/form/form-notices'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { OrderLink } from '@/components/admin/parts/order-link'
import { useAllowed } from '@/components/admin/shell/use-account'
import { OpenBalance } from './open-balance'
import { DuplicateNotice } from './duplicate-notice'
import { MoneyLines } from './money-lines'
import { countsText, customerName, customerSaveFailure } from './words'
import { DeviceName } from '@/components/orders/device-name'
import { Panel, PANEL_CELL, SMALL_LINE } from '@/components/admin/parts/panel'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { SectionLinks } from '@/components/admin/parts/section-links'
import { ContactLinks, Fact, TitleBlock } from '@/components/admin/parts/title-block'
import { useLastAction } from '@/components/admin/parts/use-last-action'
import { devicesOf, warrantyOrderOf } from '@/components/orders/staff/device/devices'
import { OrderWarranty } from '@/components/orders/staff/device/order-warranty'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { CustomerJson, OrderOfCustomerJson } from '@/lib/customers/output'
import { stepName } from '@/lib/orders/steps'
import { DECISION_LABELS } from '@/lib/orders/quote/fields'
import { stateLabel } from '@/lib/orders/words'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { adminMessagePath, adminOrderPath, newCustomerOrderPath } from '@/lib/site/admin-pages'
import { fieldsOfCustomer, saveCustomer } from './customer-form'
import { type CustomerRecord, WithCustomer } from './use-customer'

const ALL_SECTIONS = [
  ['hesap', 'Açık hesap'],
  ['cihazlar', 'Cihazlar'],
  ['is-emirleri', 'İş emirleri'],
  ['tutar', 'Açık tutar'],
  ['mesajlar', 'Mesajlar'],
  ['not', 'Not'],
] as const
const sectionsWithout = (omitted: string) => ALL_SECTIONS.filter(([id]) => id !== omitted)
/** The sections for staff who may see invoices and payments, and for other staff. */
const SECTIONS = { withBilling: sectionsWithout('tutar'), withoutBilling: sectionsWithout('hesap') }

/** A customer with orders, devices, amounts, messages and note. */
export function CustomerScreen() {
  return <WithCustomer>{(record) => <CustomerContent key={record.id} record={record} />}</WithCustomer>
}

function CustomerContent({ record }: { record: CustomerRecord }) {
  const { customer } = record
  const [lastAction] = useLastAction<'merged'>(customer.id)
  const mayBill = useAllowed()('billing')
  return (
    <>
      <SectionLinks sections={SECTIONS[mayBill ? 'withBilling' : 'withoutBilling']} />
      {lastAction === 'merged' && (
        <ActionMessage
          takesFocus
          title={`İki kayıt birleşti: ${customerName(customer)}`}
          text={`${countsText(customer)} bu kayıtta.`}
          actions={
            <ButtonLink icon={Plus} href={newCustomerOrderPath(customer.id)}>
              Yeni İş Emri
            </ButtonLink>
          }
          className="mb-6"
        />
      )}
      <CustomerFacts customer={customer} />
      {mayBill && <OpenBalance customer={customer} onTermsChanged={() => void record.reload()} />}
      {customer.duplicates.map((other) => (
        <DuplicateNotice key={other.id} customer={customer} other={other} onDistinct={() => void record.reload()} />
      ))}
      <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
        <div className="grid min-w-0 gap-6">
          <DevicesPanel orders={customer.orderList} />
          <OrdersPanel orders={customer.orderList} />
        </div>
        <div className="grid min-w-0 gap-6">
          {!mayBill && <AmountsPanel customer={customer} />}
          <MessagesPanel messages={customer.messages} />
          <NotePanel record={record} />
        </div>
      </div>
    </>
  )
}

function CustomerFacts({ customer }: { customer: CustomerJson }) {
  const { contactPerson, phone, email, contacts, address, taxOffice, taxNumber, orders, openOrders, orderList } =
    customer
  const firstOrder = orderList.at(-1)
  return (
    <TitleBlock>
      <Fact name={CUSTOMER_FIELDS.contactPerson.label}>
        <b>{contactPerson}</b>
        <br />
        <ContactLinks phone={phone} email={email} />
        {contacts.map((contact) => (
          <span key={`${contact.phone} ${contact.email}`} className={`${SMALL_LINE} mt-1`}>
            Önceki: {[contact.contactPerson, formatPhone(contact.phone), contact.email].filter(Boolean).join(', ')}
          </span>
        ))}
      </Fact>
      <Fact name={CUSTOMER_FIELDS.address.label}>
        {address ? <span className="whitespace-pre-line">{address}</span> : <span className="text-ink-2">Yok</span>}
      </Fact>
      {/* One cell for two columns, the tax office and the tax number. */}
      <Fact name="Vergi">
        {taxOffice && <span className="block">{taxOffice}</span>}
        {taxNumber && <span className="mono">{taxNumber}</span>}
        {!taxOffice && !taxNumber && <span className="text-ink-2">Yok</span>}
      </Fact>
      {furtherFacts(CUSTOMER_FIELDS, customer, CUSTOMER_LAYOUT).map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
      <Fact name="İlk iş emri">
        {firstOrder ? (
          <>
            <time dateTime={firstOrder.createdAt} className="mono block">
              {formatShortDate(firstOrder.createdAt)}
            </time>
            {orders} iş emri{openOrders > 0 && `, ${openOrders} açık`}
          </>
        ) : (
          <span className="text-ink-2">Henüz yok</span>
        )}
      </Fact>
    </TitleBlock>
  )
}

function DevicesPanel({ orders }: { orders: OrderOfCustomerJson[] }) {
  const devices = devicesOf(orders)
  return (
    <Panel id="cihazlar" title="Cihazlar" note={devices.length > 0 && `${devices.length} seri no`}>
      {devices.length === 0 && <p className={`${PANEL_CELL} text-ink-2`}>Seri no yazılmış cihaz yok.</p>}
      <ul>
        {devices.map((device) => {
          const { key, latest, orders: ordersOfDevice } = device
          const warrantyOrder = warrantyOrderOf(device)
          return (
            <li
              key={key}
              className="grid grid-cols-[9rem_minmax(0,1fr)_14rem] items-baseline gap-x-5 gap-y-1 border-t border-line px-5 py-3 [overflow-wrap:anywhere] first:border-0 max-sm:grid-cols-1 max-sm:px-4">
              <span className="mono">
                <span className="sr-only">{`${DEVICE.serialNumber.label} `}</span>
                {latest.serialNumber}
                <small className={`${SMALL_LINE} font-sans`}>{ordersOfDevice.length} kez geldi</small>
              </span>
              <div className="min-w-0">
                <b>
                  <DeviceName {...latest} />
                </b>
                <span className="block">
                  {ordersOfDevice.map(({ id, number }) => (
                    <OrderLink key={id} id={id} number={number} isSmall className="mr-4 text-small" />
                  ))}
                </span>
              </div>
              <div>
                {warrantyOrder ? (
                  <OrderWarranty order={warrantyOrder} />
                ) : (
                  <span className="text-ink-2">{ordersOfDevice.length === 1 ? 'İlk gelişi' : 'Garantisi yok'}</span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

const INITIAL_ORDERS = 8

function OrdersPanel({ orders }: { orders: OrderOfCustomerJson[] }) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Panel id="is-emirleri" title="İş emirleri" note={orders.length > 0 && orders.length}>
      {orders.length === 0 && <p className={`${PANEL_CELL} text-ink-2`}>Henüz iş emri yok.</p>}
      <ul>
        {(showsAll ? orders : orders.slice(0, INITIAL_ORDERS)).map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {!showsAll && orders.length > INITIAL_ORDERS && (
        <div className="border-t border-line px-5 py-3 max-sm:px-4">
          <Button onClick={() => setShowsAll(true)}>Tümünü Göster, {orders.length}</Button>
        </div>
      )}
    </Panel>
  )
}

function OrderLine({ order }: { order: OrderOfCustomerJson }) {
  const { id, number, faultDescription, state, step, stepSince, closedAt, price, isUnderWarranty } = order
  const stage = state === 'open' ? stepName(step) : stateLabel(state)
  const decisionLabel = price?.decision ? DECISION_LABELS[price.decision].toLocaleLowerCase('tr') : 'yanıt bekliyor'
  return (
    <li className="grid min-h-14 grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-5 border-t border-line px-5 py-2 leading-[1.35] [overflow-wrap:anywhere] first:border-0 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:px-4">
      <OrderLink id={id} number={number} className="justify-self-start" />
      <p className="min-w-0 max-sm:col-span-full max-sm:row-start-2">
        <DeviceName {...order} none="Cihaz belirtilmedi" />
        <span className="line-clamp-1 text-small text-ink-2">{faultDescription}</span>
        <span className={SMALL_LINE}>
          {stage}, {formatShortDate(closedAt ?? stepSince)}
        </span>
      </p>
      <p className="text-right">
        <span className="mono block whitespace-nowrap">{price ? formatMoney(price.total, price.currency) : '–'}</span>
        <span className={SMALL_LINE}>
          {price ? decisionLabel : isUnderWarranty ? 'garanti kapsamında' : 'teklif yok'}
        </span>
      </p>
    </li>
  )
}

function AmountsPanel({ customer }: { customer: CustomerJson }) {
  const rows = [
    ['Onaylı, işi sürüyor', customer.approved],
    ['Teklif, yanıt bekliyor', customer.waiting],
    ['Son 12 ayda onaylanan, KDV hariç', customer.approvedInYear],
  ] as const
  return (
    <Panel id="tutar" title="Açık tutar" note="KDV dahil">
      <dl className="px-5 py-3 max-sm:px-4">
        {rows.map(([label, sums]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-0">
            <dt className="text-ink-2">{label}</dt>
            <dd className="mono ml-auto text-right">{sums.length === 0 ? '–' : <MoneyLines sums={sums} />}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function MessagesPanel({ messages }: { messages: CustomerJson['messages'] }) {
  return (
    <Panel id="mesajlar" title="Mesajlar" note={messages.length > 0 && messages.length}>
      {messages.length === 0 && <p className={`${PANEL_CELL} text-ink-2`}>Mesaj yok.</p>}
      <ol className="px-5 max-sm:px-4">
        {messages.map(({ id, receivedAt, problemDescription, workOrders, ...device }) => (
          <li key={id} className="border-t border-line py-3 leading-[1.4] [overflow-wrap:anywhere] first:border-0">
            <Time at={receivedAt} className="mono text-small text-ink-2" />
            <p className="line-clamp-2">{[deviceName(device), problemDescription].filter(Boolean).join(', ')}</p>
            <p>
              {workOrders.length > 0 ? (
                <>
                  İş emri{' '}
                  {workOrders.map((order) => (
                    <Link key={order.id} href={adminOrderPath(order.id)} className="mono mr-3">
                      {order.number}
                    </Link>
                  ))}
                </>
              ) : (
                <Link href={adminMessagePath(id)}>Mesajı aç</Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The note about the customer. It is saved separately, and changes to other fields do not conflict with it. */
function NotePanel({ record }: { record: CustomerRecord }) {
  const { id, customer } = record
  const editor = useItemForm({
    name: `musteri/${id}/not`,
    initial: { note: customer.note },
    isChanged: (draft, initial) => draft.note !== initial.note,
    failureOf: customerSaveFailure,
  })
  const { form, draft, initial, isSending } = editor

  function submit({ overwrite = false } = {}) {
    const savedFields = fieldsOfCustomer(customer)
    const initialFields = { ...savedFields, note: initial.note }
    const fields = { ...savedFields, note: draft.note }
    return editor.save(() => saveCustomer(record, fields, initialFields, overwrite), { doneMessage: 'Not kaydedildi.' })
  }

  return (
    <Panel id="not" title="Not" note="Müşteri görmez">
      <form ref={form} noValidate className={PANEL_CELL} onSubmit={submitHandler(submit)}>
        <FormNotices
          // Stored drafts of the other fields are shown in the customer's form.
          form={{ ...editor, storedDrafts: [] }}
          subject="kayıt"
          submit={submit}
        />
        <TextAreaField
          label={<span className="sr-only">Müşteri notu</span>}
          rows={4}
          disabled={isSending}
          {...fieldsOf(editor)('note')}
        />
        <Button type="submit" busy={isSending && 'Kaydediliyor'} className="mt-3">
          Notu Kaydet
        </Button>
      </form>
    </Panel>
  )
}
