import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { v4 as uuid } from 'uuid'
import type { Failure } from '@/components/admin/form/editor-state'
import { useKeptForm } from '@/components/admin/form/use-kept-form'
import type { MessageJson } from '@/lib/contact/output'
import { SAVE_ERROR } from '@/components/orders/staff/words'
import { callAdmin } from '@/components/admin/session/api'
import { EMPTY_DRAFT, type OrderDraft, wrongFields } from '@/components/orders/staff/order-draft'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { OrderJson } from '@/lib/orders/output'
import { ApiError } from '@/lib/api/client'
import { adminOrderPath } from '@/lib/site/admin-pages'

type NewOrderDraft = OrderDraft & { responsible: string; promisedOn: string }

const EMPTY: NewOrderDraft = { ...EMPTY_DRAFT, responsible: '', promisedOn: '' }

/** Returns the form as a message fills it. */
function filledFrom(message: MessageJson | null): NewOrderDraft {
  if (!message) return EMPTY
  const { contactPerson, companyName, phone, email, deviceBrand, deviceModel, problemDescription } = message
  const customer = { contactPerson, companyName, phone, email }
  return { ...EMPTY, ...customer, deviceBrand, deviceModel, faultDescription: problemDescription }
}

type State = {
  fields: FieldErrors
  failure: Failure | null
  /** Whether the message has an order that somebody else opened meanwhile. */
  hasOther?: boolean
  isSending: boolean
  attempt: number
}

/** The form for a new order. What was typed stays until the order is saved. */
export function useNewOrder(message: MessageJson | null) {
  const router = useRouter()
  const initial = filledFrom(message)
  const [changes, setChanges] = useState<Partial<NewOrderDraft>>({})
  const [notify, setNotify] = useState(true)
  const [state, setState] = useState<State>({ fields: {}, failure: null, isSending: false, attempt: 0 })
  const busy = useRef(false)
  /** The key of the form's order, made by the first press, and the words of that press. */
  const first = useRef<{ key: string; words: string } | null>(null)
  const draft = { ...initial, ...changes }
  const isDirty = Object.entries(changes).some(([name, text]) => text !== initial[name as keyof NewOrderDraft])
  const kept = useKeptForm({ key: `yeni-is-emri/${message?.id ?? ''}`, value: changes, isDirty, restore: change })

  function change(more: Partial<NewOrderDraft>) {
    setChanges((now) => ({ ...now, ...more }))
    setState((now) => {
      const stillWrong = Object.entries(now.fields).filter(([name]) => !(name in more))
      return { ...now, fields: Object.fromEntries(stillWrong) }
    })
  }

  /** Opens the order. With `again` also if the message has orders that this form does not know. */
  async function submit({ again = false } = {}) {
    if (busy.current) return
    const fields = wrongFields(draft)
    const isSending = Object.keys(fields).length === 0
    setState((now) => ({ fields, failure: null, isSending, attempt: now.attempt + 1 }))
    if (!isSending) return
    busy.current = true
    try {
      const knownOrders = again ? undefined : message?.workOrders.map(({ id }) => id)
      const source = { messageId: message?.id ?? null, knownOrders }
      const json = { ...draft, ...source, notify: notify && draft.email.trim() !== '' }
      const words = JSON.stringify(draft)
      const { key, words: firstWords } = (first.current ??= { key: uuid(), words })
      const headers = { 'Idempotency-Key': key }
      const { body, etag } = await callAdmin<OrderJson>('/api/WorkOrders', { method: 'POST', json, headers })
      // An earlier press whose answer was lost may have opened the order, with the words of that time.
      if (words !== firstWords) {
        const corrected = { method: 'PUT', json: { ...body, ...draft }, ifMatch: etag } as const
        await callAdmin(`/api/WorkOrders/${body.id}`, corrected)
      }
      first.current = null
      // The form counts as unchanged from here on, so that leaving it asks nothing.
      setChanges({})
      kept.forget()
      router.push(adminOrderPath(body.id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const hasOther = error.status === 409
      const failure = { text: hasOther ? error.message : SAVE_ERROR + error.message }
      const fields = error.fields ?? {}
      setState((now) => ({ fields, failure, hasOther, isSending: false, attempt: now.attempt + 1 }))
    } finally {
      busy.current = false
    }
  }

  const action = { label: 'Başka Cihaz İçin Aç', run: () => submit({ again: true }) }
  const failure = state.failure && state.hasOther ? { ...state.failure, action } : state.failure
  return { ...state, failure, offers: kept.offers, draft, notify, setNotify, change, submit }
}
