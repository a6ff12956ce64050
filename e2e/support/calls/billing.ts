import { expect } from 'vitest'
import type { CallName } from '../routes'
import { bodyOf } from './handlers'
import { useOrders } from './orders'

export const PAID_ON = '2026-03-03'
export const INVOICED_ON = '2026-02-18'

/** The orders on an invoice: ids, or ids with amounts. */
type Shares = readonly (string | { id: string; amount: number })[]

let count = 0
export const newInvoiceNumber = () => `OLC2026${String((count += 1)).padStart(9, '0')}`

/** Returns calls for orders, invoices and payments, made as a manager. */
export function useBilling() {
  const orders = useOrders()
  const call = <Name extends CallName>(name: Name, params: Record<string, string>, json?: unknown, headers = {}) =>
    orders.ask(name, { params, json, headers })
  const billing = {
    orders,
    get: (key: string) => call('GET Billing/orders/[key]', { key }),
    read: (key: string) => bodyOf(billing.get(key)),
    change: (key: string, json: unknown) => call('PATCH Billing/orders/[key]', { key }, json),
    invoice: (shares: Shares, fields = {}, headers = {}) => {
      const invoicedOrders = shares.map((share) => (typeof share === 'string' ? { id: share } : share))
      const json = { number: newInvoiceNumber(), day: INVOICED_ON, orders: invoicedOrders, ...fields }
      return call('POST Billing/invoices', {}, json, headers)
    },
    addInvoice: (shares: Shares, fields = {}) => bodyOf(billing.invoice(shares, fields), 201),
    changeInvoice: (key: string, json: unknown, headers = {}) =>
      call('PUT Billing/invoices/[key]', { key }, json, headers),
    deleteInvoice: (key: string) => call('DELETE Billing/invoices/[key]', { key }),
    pay: (key: string, amount: number, fields = {}, headers = {}) => {
      const json = { day: PAID_ON, amount, method: 'transfer', ...fields }
      return call('POST Billing/orders/[key]/payments', { key }, json, headers)
    },
    payInvoice: (key: string, amount: number, open: number, fields = {}, headers = {}) => {
      const json = { day: PAID_ON, amount, open, method: 'transfer', ...fields }
      return call('POST Billing/invoices/[key]/payments', { key }, json, headers)
    },
    changePayment: (key: string, paymentId: string, json: unknown) =>
      call('PUT Billing/orders/[key]/payments/[paymentId]', { key, paymentId }, json),
    deletePayment: (key: string, paymentId: string) =>
      call('DELETE Billing/orders/[key]/payments/[paymentId]', { key, paymentId }),
    saveDifference: (key: string, of: 'invoice' | 'payment', json: unknown) =>
      call('PUT Billing/orders/[key]/differences/[of]', { key, of }, json),
    deleteDifference: (key: string, of: 'invoice' | 'payment') =>
      call('DELETE Billing/orders/[key]/differences/[of]', { key, of }),
    markNoInvoice: (key: string, json: unknown) => call('PUT Billing/orders/[key]/no-invoice', { key }, json),
    removeNoInvoice: (key: string) => call('DELETE Billing/orders/[key]/no-invoice', { key }),
    list: (query = '') => orders.ask('GET Billing', { query }),
    rows: (query = '') => bodyOf(billing.list(query)),
    counts: () => bodyOf(orders.ask('GET Billing/counts')),
    /** Returns the id of an approved order of 22 200,00 TL that was delivered. */
    createDelivered: async (fields: Record<string, unknown> = {}) => {
      const { id } = await orders.createApproved(fields)
      await billing.deliver(id)
      return id
    },
    deliver: async (id: string) =>
      void (await bodyOf(orders.step(id, { step: 6, state: 'delivered', reason: 'Denendi.' }))),
    /** Expects a billing state, and returns the order's billing. */
    expectState: async (id: string, state: string | null) => {
      const order = await billing.read(id)
      expect(order.state).toBe(state)
      return order
    },
  }
  return billing
}
