import { fireEvent } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeAll } from 'vitest'
import { OrderScreen } from '@/components/orders/staff/order-screen'
import { QuoteScreen } from '@/components/orders/staff/quote-screen'
import type { OrderJson } from '@/lib/orders/output'
import type { Account } from './accounts'
import { callAs, main, newAddress, openPanel, type Panel, signInAs, useContent } from './panel'

export const ORDERS = '/admin/is-emirleri'

const FIELDS = {
  contactPerson: 'Işıl Öğütçü',
  phone: '0532 555 01 23',
  email: 'isil@ornek.example',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
  faultDescription: 'AL16 veriyor.',
}

/** A quote that can be sent. */
export const QUOTE = { amount: 1_850_000, work: 'Fan değişir.', leadDays: 3, validUntil: '2099-12-31', send: true }

/** Calls about work orders past the open screen, as another member of staff and as the customer. */
export function ordersOf(token: string) {
  async function call<T = OrderJson>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> {
    const answer = await callAs(token, method, `/api/WorkOrders${path}`, data)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text || '{}') as T
  }
  return {
    call,
    read: (id: string) => call('GET', `/${id}`),
    /** Opens an order, with what the test says about it. */
    add: (fields: Partial<typeof FIELDS> = {}) => call('POST', '', { ...FIELDS, notify: false, ...fields }),
    step: (id: string, step: number, fields: object = {}) => call('POST', `/${id}/step`, { step, ...fields }),
    quote: (id: string, fields: Partial<typeof QUOTE> = {}) => call('POST', `/${id}/quote`, { ...QUOTE, ...fields }),
    note: (id: string, text: string) => call('POST', `/${id}/notes`, { text }),
    /** Decides on the first version of an order's quote, as its customer. */
    decide: async ({ trackingUrl, contactPerson }: OrderJson, decision: 'approved' | 'declined') => {
      const { status } = await fetch(`/api/Tracking/${trackingUrl.split('/').at(-1)}/decision`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
        body: JSON.stringify({ quoteVersion: 1, decision, name: contactPerson }),
      })
      if (status !== 200) throw new Error(`decision: ${status}`)
    },
  }
}

/** A field of an order's screen by its label, with or without '(isteğe bağlı)'. */
export const field = (label: string | RegExp) =>
  main().findByLabelText((text) =>
    typeof label === 'string' ? text.trim().replace(/ \(isteğe bağlı\)$/, '') === label : label.test(text.trim()),
  )
export const button = (name: string | RegExp) => main().findByRole('button', { name })
export const section = (name: string) => main().findByRole('region', { name })
export const says = (text: string | RegExp) => main().findByText(text)

/** Writes a text into a field in place of another one. */
export async function fill(_: Panel, label: string | RegExp, value: string): Promise<void> {
  fireEvent.input(await field(label), { target: { value } })
}
export const press = async ({ user }: Panel, name: string | RegExp) => user.click(await button(name))

/** Gives a file an account, calls about orders past its screens, and the screens of an order. */
export function useOrders() {
  const content = useContent()
  const own = {} as { account: Account; orders: ReturnType<typeof ordersOf> }
  beforeAll(async () => {
    own.account = await content.addAdministrator()
    own.orders = ordersOf((await signInAs(own.account)).token)
  })
  const open = (element: ReactElement, rest: string, id = '') =>
    openPanel(element, { path: ORDERS + rest, params: { id }, content, account: own.account })
  /** Opens an order whose quote waits for the customer. */
  const addQuoted = async (): Promise<OrderJson> => {
    const order = await own.orders.add()
    await own.orders.quote(order.id)
    return order
  }
  /** Opens an order whose quote was approved. */
  const addApproved = async (): Promise<OrderJson> => {
    const order = await addQuoted()
    await own.orders.decide(order, 'approved')
    return order
  }
  const openOrder = ({ id }: { id: string }) => open(<OrderScreen />, `/${id}`, id)
  const openQuote = ({ id }: { id: string }) => open(<QuoteScreen />, `/${id}/teklif`, id)
  return { content, own, open, openOrder, openQuote, addQuoted, addApproved }
}
