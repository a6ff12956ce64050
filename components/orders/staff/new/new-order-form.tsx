'use client'

import { deviceName, modelOf } from '@/lib/records/device'
import { fieldsOfMessage } from '@/lib/orders/order/from-message'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { v4 as uuid } from 'uuid'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { handOn } from '@/components/admin/parts/use-last-act'
import { apiPath } from '@/lib/api/paths'
import type { MessageJson } from '@/lib/contact/output'
import type { CustomerJson } from '@/lib/customers/output'
import { ORDER_SAVE_ERROR } from '@/components/orders/staff/words'
import { callAdmin } from '@/components/admin/session/api'
import { EMPTY_DRAFT, type OrderDraft, OrderFormFields } from '@/components/orders/staff/order/order-fields'
import { orderSchema } from '@/lib/orders/order/schema'
import { ADMIN_PATHS, adminOrderPath } from '@/lib/site/admin-pages'
import { withPart } from '@/components/orders/staff/order/order-part'
import { errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { sends } from '@/components/admin/form/use-submit'
import { Checkbox } from '@/components/admin/form/choices'
import { FormNotices } from '@/components/admin/form/form-notices'
import { FormFrame, FormSection } from '@/components/admin/form/form-frame'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { KnownDevice, useVisits } from '@/components/orders/staff/device/known-device'
import { MessageSource } from './message-source'
import { ResponsibleField } from '@/components/orders/staff/order/responsible-field'
import { SamePhoneOrders } from '@/components/orders/staff/order/same-phone'

/** `customerId` is a known customer, `customerName` the name that the form shows; both '' for a new customer. */
const MORE = ['responsible', 'responsibleId', 'promisedOn', 'customerId', 'customerName', 'underWarrantyOf'] as const

type NewOrderDraft = OrderDraft & Record<(typeof MORE)[number], string>

const EMPTY = { ...EMPTY_DRAFT, ...Object.fromEntries(MORE.map((name) => [name, ''])) } as NewOrderDraft

type PickedCustomer = Pick<CustomerJson, 'id' | 'companyName' | 'contactPerson' | 'phone' | 'email'>

/** Returns the fields of a form that a known customer fills. */
const customerFieldsOf = ({ id, companyName, contactPerson, phone, email }: PickedCustomer) => {
  const customerName = companyName || contactPerson
  return { customerId: id, customerName, companyName, contactPerson, phone, email }
}

function filledFrom(message: MessageJson | null, known: PickedCustomer | null): NewOrderDraft {
  if (known) return { ...EMPTY, ...customerFieldsOf(known) }
  if (!message) return EMPTY
  return { ...EMPTY, ...fieldsOfMessage(message) }
}

/** The form for a new order. What was typed stays until the order is saved. */
function useNewOrder(message: MessageJson | null, customer: PickedCustomer | null) {
  const router = useRouter()
  const newOrder = useItemForm({
    name: `yeni-is-emri/${message?.id ?? customer?.id ?? ''}`,
    initial: filledFrom(message, customer),
    isChanged: (draft, initial) =>
      Object.entries(draft).some(([name, text]) => text !== initial[name as keyof NewOrderDraft]),
    failureOf: ({ status, message }) =>
      status === 409 ? { text: message, hasOther: true } : { text: ORDER_SAVE_ERROR + message, hasOther: false },
  })
  const { draft } = newOrder
  const [notify, setNotify] = useState(true)
  /** The order's idempotency key, made by the first press, and the draft of that press. */
  const first = useRef<{ key: string; typed: string } | null>(null)

  /** Opens the order; with `again` even if the message has orders that this form does not know. */
  async function submit({ again = false } = {}) {
    await newOrder.save(
      async () => {
        const knownOrders = again ? undefined : message?.workOrders.map(({ id }) => id)
        const source = { messageId: message?.id ?? null, knownOrders }
        const { customerName: _, ...texts } = draft
        const { customerId, underWarrantyOf, responsibleId } = draft
        const links = {
          customerId: customerId || null,
          underWarrantyOf: underWarrantyOf || null,
          responsibleId: responsibleId || null,
        }
        const json = { ...texts, ...links, ...source, notify: notify && draft.email.trim() !== '' }
        const typed = JSON.stringify(draft)
        const { key, typed: firstTyped } = (first.current ??= { key: uuid(), typed })
        const headers = { 'Idempotency-Key': key }
        const { body, etag } = await callAdmin(apiPath('WorkOrders'), { method: 'POST', json, headers })
        // An earlier press whose response was lost may have opened the order with the earlier draft.
        if (typed !== firstTyped) {
          // Null would mean that staff decided against the warranty.
          const warranty = links.underWarrantyOf ?? (body.isUnderWarranty ? null : undefined)
          const corrections = { ...withPart(body, {}), ...texts, ...links, underWarrantyOf: warranty }
          const corrected = { method: 'PUT', json: corrections, ifMatch: etag } as const
          await callAdmin(apiPath('WorkOrders/[key]', { key: body.id }), corrected)
        }
        first.current = null
        handOn(body.id, 'opened')
        router.push(adminOrderPath(body.id))
      },
      { wrong: errorsOf(orderSchema, draft) },
    )
  }

  const { failure, isSending, done } = newOrder
  // Somebody else has opened an order from the message in the meantime.
  const action = failure?.hasOther ? { label: 'Başka Cihaz İçin Aç', run: () => submit({ again: true }) } : undefined
  return {
    ...newOrder,
    failure: failure && { text: failure.text, action },
    // Until the browser shows the order's page.
    isSending: isSending || done !== null,
    notify,
    setNotify,
    submit,
  }
}

type NewOrderFormProps = { message: MessageJson | null; customer?: CustomerJson | null }

/** Opens an order from a message, for a known customer, or for somebody who calls or walks in. */
export function NewOrderForm({ message, customer = null }: NewOrderFormProps) {
  const newOrder = useNewOrder(message, customer)
  const { form, draft, fields, isSending, notify, setNotify, change, submit } = newOrder
  const field = fieldsOf(newOrder)
  const visits = useVisits(draft, (visit) => {
    if (deviceName(draft) === '') change(modelOf(visit))
  })
  const pick = (one: PickedCustomer) => change(customerFieldsOf(one))
  const clear = () => change({ customerId: '', customerName: '' })
  const known = {
    pick,
    clear,
    note: draft.customerId && (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <span>
          Kayıtlı müşteri: <b className="text-ink">{draft.customerName}</b>. Buradaki ad ve telefon yalnız bu iş emrinde
          kalır.
        </span>
        <Button disabled={isSending} onClick={clear}>
          Yeni Müşteri Olsun
        </Button>
      </p>
    ),
  }
  const hasEmail = draft.email.trim() !== ''
  return (
    <div className="grid max-w-288 grid-cols-[minmax(0,7fr)_minmax(19rem,4fr)] items-start gap-6 max-wide:grid-cols-1">
      <div className="min-w-0">
        <FormNotices form={newOrder} />
        <FormFrame
          ref={form}
          title={message ? 'Mesajdan' : 'Kapıdan ya da telefondan'}
          note="Numara kaydedince verilir"
          onSubmit={sends(submit)}>
          <OrderFormFields
            draft={draft}
            fields={fields}
            disabled={isSending}
            // The warranty belongs to the former device.
            change={(changes) => change('serialNumber' in changes ? { ...changes, underWarrantyOf: '' } : changes)}
            known={known}
            deviceHint={
              visits.length > 0 && (
                <>
                  Bu seri no daha önce geldi. <a href="#seri-no">Geçmişi ve garantisi</a>
                </>
              )
            }
          />
          <FormSection name="Plan" disabled={isSending}>
            <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
              <ResponsibleField
                optional
                responsible={draft.responsible}
                responsibleId={draft.responsibleId || null}
                error={fields.responsibleId?.join(' ')}
                onChange={({ responsible, responsibleId }) =>
                  change({ responsible, responsibleId: responsibleId ?? '' })
                }
              />
              <TextField label="Söz verilen gün" type="date" optional {...field('promisedOn')} />
            </div>
          </FormSection>
          <div className="-mt-px flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-edge bg-sheet px-5 py-3 max-sm:px-4">
            <Button type="submit" variant="act" busy={isSending && 'Açılıyor'} className="max-sm:flex-auto">
              İş Emrini Aç
            </Button>
            <ButtonLink href={message ? ADMIN_PATHS.messages : ADMIN_PATHS.orders} className="max-sm:flex-auto">
              Vazgeç
            </ButtonLink>
            <Checkbox
              checked={notify && hasEmail}
              disabled={!hasEmail || isSending}
              onChange={({ target }) => setNotify(target.checked)}
              className="max-sm:order-first max-sm:basis-full">
              Müşteriye e-posta gönder
            </Checkbox>
          </div>
        </FormFrame>
      </div>
      <div className="grid min-w-0 gap-6">
        {message && <MessageSource message={message} />}
        <KnownDevice
          visits={visits}
          serialNumber={draft.serialNumber}
          customerId={draft.customerId}
          underWarrantyOf={draft.underWarrantyOf}
          onWarranty={(underWarrantyOf) => change({ underWarrantyOf })}
          onFill={(visit) => pick({ ...visit, id: visit.customerId ?? '' })}
        />
        <SamePhoneOrders customer={draft} onFill={change} />
      </div>
    </div>
  )
}
