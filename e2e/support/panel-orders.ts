import type { OrderJson } from '@/lib/orders/output'
import { callAs, newAddress } from './panel'

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
