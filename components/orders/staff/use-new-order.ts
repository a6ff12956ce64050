import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { v4 as uuid } from 'uuid'
import { useForm } from '@/components/admin/form/use-form'
import type { MessageJson } from '@/lib/contact/output'
import type { CustomerJson } from '@/lib/customers/output'
import { SAVE_ERROR } from '@/components/orders/staff/words'
import { callAdmin } from '@/components/admin/session/api'
import { EMPTY_DRAFT, type OrderDraft, wrongFields } from '@/components/orders/staff/order-draft'
import type { OrderJson } from '@/lib/orders/output'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { withPart } from './order-part'

/** `customerId` is a known customer, with the name by which the form shows them; '' for somebody new. */
type NewOrderDraft = OrderDraft & {
  responsible: string
  responsibleId: string
  promisedOn: string
  customerId: string
  customerName: string
  underWarrantyOf: string
}

const EMPTY: NewOrderDraft = {
  ...EMPTY_DRAFT,
  responsible: '',
  responsibleId: '',
  promisedOn: '',
  customerId: '',
  customerName: '',
  underWarrantyOf: '',
}

export type PickedCustomer = Pick<CustomerJson, 'id' | 'companyName' | 'contactPerson' | 'phone' | 'email'>

/** Returns the form as a message or a known customer fills it. */
function filledFrom(message: MessageJson | null, known: PickedCustomer | null): NewOrderDraft {
  if (known) {
    const { id, companyName, contactPerson, phone, email } = known
    const name = companyName || contactPerson
    return { ...EMPTY, companyName, contactPerson, phone, email, customerId: id, customerName: name }
  }
  if (!message) return EMPTY
  const { contactPerson, companyName, phone, email, deviceBrand, deviceModel, problemDescription } = message
  const customer = { contactPerson, companyName, phone, email }
  return { ...EMPTY, ...customer, deviceBrand, deviceModel, faultDescription: problemDescription }
}

/** The form for a new order. What was typed stays until the order is saved. */
export function useNewOrder(message: MessageJson | null, customer: PickedCustomer | null) {
  const router = useRouter()
  const newOrder = useForm({
    key: `yeni-is-emri/${message?.id ?? customer?.id ?? ''}`,
    initial: filledFrom(message, customer),
    isChanged: (draft, initial) =>
      Object.entries(draft).some(([name, text]) => text !== initial[name as keyof NewOrderDraft]),
    failureOf: ({ status, message }) =>
      status === 409 ? { text: message, hasOther: true } : { text: SAVE_ERROR + message, hasOther: false },
  })
  const { draft, sending, reset } = newOrder
  const [notify, setNotify] = useState(true)
  /** The key of the form's order, made by the first press, and the words of that press. */
  const first = useRef<{ key: string; words: string } | null>(null)

  /** Opens the order. With `again` also if the message has orders that this form does not know. */
  async function submit({ again = false } = {}) {
    await sending.send(
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
        const words = JSON.stringify(draft)
        const { key, words: firstWords } = (first.current ??= { key: uuid(), words })
        const headers = { 'Idempotency-Key': key }
        const { body, etag } = await callAdmin<OrderJson>('/api/WorkOrders', { method: 'POST', json, headers })
        // An earlier press whose answer was lost may have opened the order, with the words of that time.
        if (words !== firstWords) {
          // Null would say that staff decided against the warranty.
          const warranty = links.underWarrantyOf ?? (body.isUnderWarranty ? null : undefined)
          const corrections = { ...withPart(body, {}), ...texts, ...links, underWarrantyOf: warranty }
          const corrected = { method: 'PUT', json: corrections, ifMatch: etag } as const
          await callAdmin(`/api/WorkOrders/${body.id}`, corrected)
        }
        first.current = null
        // The form counts as unchanged from here on, so that leaving it asks nothing.
        reset()
        router.push(adminOrderPath(body.id))
      },
      { wrong: wrongFields(draft) },
    )
  }

  const { failure, fields, attempt, isSending, done } = sending
  // Somebody else opened an order of the message meanwhile.
  const action = failure?.hasOther ? { label: 'Başka Cihaz İçin Aç', run: () => submit({ again: true }) } : undefined
  return {
    ...newOrder,
    fields,
    failure: failure && { text: failure.text, action },
    attempt,
    // Until the order's own page is there.
    isSending: isSending || done !== null,
    notify,
    setNotify,
    submit,
  }
}
