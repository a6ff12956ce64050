import type { OrderJson } from '@/lib/orders/order/output'
import { fetchJson, formOf, sendJson } from './http'
import { fileOf, type PictureFile } from '../images'

const FIELDS = {
  contactPerson: 'Işıl Öğütçü',
  phone: '0532 555 01 23',
  email: 'isil@ornek.example',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
  faultDescription: 'AL16 veriyor.',
}
type Fields = Partial<typeof FIELDS & Record<'companyName' | 'customerId' | 'serialNumber' | 'promisedOn', string>>

export const QUOTE = { amount: 1_850_000, work: 'Fan değişir.', leadDays: 3, validUntil: '2099-12-31', send: true }

export const tokenOf = ({ trackingUrl }: OrderJson) => trackingUrl.split('/').at(-1)!
export const pathOf = (order: OrderJson) => `/is-emri/${tokenOf(order)}`

export type SiteOrders = ReturnType<typeof ordersOf>

export function ordersOf(siteUrl: string, token: string, headers: Record<string, string> = {}) {
  const call = <T = OrderJson>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    fetchJson<T>(token, method, `${siteUrl}/api/WorkOrders${path}`, body, headers)
  const orders = {
    call,
    read: (id: string) => call('GET', `/${id}`),
    add: (fields: Fields = {}) => call('POST', '', { ...FIELDS, notify: false, ...fields }),
    step: (id: string, step: number, fields: object = {}) => call('POST', `/${id}/step`, { step, ...fields }),
    quote: (id: string, fields: Partial<typeof QUOTE> = {}) => call('POST', `/${id}/quote`, { ...QUOTE, ...fields }),
    note: (id: string, text: string) => call('POST', `/${id}/notes`, { text }),
    photo: (id: string, file: PictureFile, fields: Record<string, string> = {}) =>
      call('POST', `/${id}/photos`, formOf({ ...fields, file: fileOf(file) })),
    decide: async (order: OrderJson, decision: 'approved' | 'declined') => {
      const body = { quoteVersion: 1, decision, name: order.contactPerson }
      const { status } = await sendJson('POST', `${siteUrl}/api/Tracking/${tokenOf(order)}/decision`, body, headers)
      if (status !== 200) throw new Error(`decision: ${status}`)
    },
    addQuoted: async (fields: Fields = {}): Promise<OrderJson> => {
      const order = await orders.add(fields)
      await orders.quote(order.id)
      return order
    },
    addApproved: async (fields: Fields = {}): Promise<OrderJson> => {
      const order = await orders.addQuoted(fields)
      await orders.decide(order, 'approved')
      return order
    },
    /** Adds an order of 22.200,00 TL with VAT that was delivered without a load test. */
    addDelivered: async (fields: Fields = {}): Promise<OrderJson> => {
      const { id } = await orders.addApproved(fields)
      return orders.step(id, 6, { state: 'delivered', reason: 'Denendi.' })
    },
  }
  return orders
}
