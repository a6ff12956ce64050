import { expect } from 'vitest'
import type { BillingCountsJson, BillingRowJson, InvoiceJson, OrderBillingJson } from '@/lib/orders/billing/output'
import { routes } from '@/lib/orders/billing/routes'
import type { Handler } from '@/lib/api/route'
import { ask } from './handlers'
import { bodyOf, useOrders } from './orders'

export const PAID_ON = '2026-03-03'
export const INVOICED_ON = '2026-02-18'

/** The orders on an invoice: ids, or ids with amounts. */
type Shares = readonly (string | { id: string; amount: number })[]

let count = 0
export const newInvoiceNumber = () => `OLC2026${String((count += 1)).padStart(9, '0')}`

/** Returns calls for orders, invoices and payments, made as a manager. */
export function useBilling() {
  const orders = useOrders()
  const call = (method: string, handler: Handler, params: Record<string, string>, json?: unknown, headers = {}) =>
    ask(handler, { method, params, json, token: orders.token, headers })
  const orderRoutes = routes['orders/[key]']
  const billing = {
    orders,
    get: (key: string) => call('GET', orderRoutes.GET, { key }),
    read: (key: string) => bodyOf<OrderBillingJson>(billing.get(key)),
    change: (key: string, json: unknown, headers = {}) => call('PATCH', orderRoutes.PATCH, { key }, json, headers),
    invoice: (shares: Shares, fields = {}, headers = {}) => {
      const invoicedOrders = shares.map((share) => (typeof share === 'string' ? { id: share } : share))
      const json = { number: newInvoiceNumber(), day: INVOICED_ON, orders: invoicedOrders, ...fields }
      return call('POST', routes.invoices.POST, {}, json, headers)
    },
    addInvoice: (shares: Shares, fields = {}) => bodyOf<InvoiceJson>(billing.invoice(shares, fields), 201),
    changeInvoice: (key: string, json: unknown, headers = {}) =>
      call('PUT', routes['invoices/[key]'].PUT, { key }, json, headers),
    deleteInvoice: (key: string) => call('DELETE', routes['invoices/[key]'].DELETE, { key }),
    pay: (key: string, amount: number, fields = {}, headers = {}) => {
      const json = { day: PAID_ON, amount, method: 'transfer', ...fields }
      return call('POST', routes['orders/[key]/payments'].POST, { key }, json, headers)
    },
    payInvoice: (key: string, amount: number, open: number, fields = {}, headers = {}) => {
      const json = { day: PAID_ON, amount, open, method: 'transfer', ...fields }
      return call('POST', routes['invoices/[key]/payments'].POST, { key }, json, headers)
    },
    changePayment: (key: string, paymentId: string, json: unknown) =>
      call('PUT', routes['orders/[key]/payments/[paymentId]'].PUT, { key, paymentId }, json),
    deletePayment: (key: string, paymentId: string) =>
      call('DELETE', routes['orders/[key]/payments/[paymentId]'].DELETE, { key, paymentId }),
    saveDifference: (key: string, kind: 'invoice' | 'payment', json: unknown) =>
      call('PUT', routes['orders/[key]/differences/[of]'].PUT, { key, of: kind }, json),
    deleteDifference: (key: string, kind: 'invoice' | 'payment') =>
      call('DELETE', routes['orders/[key]/differences/[of]'].DELETE, { key, of: kind }),
    markNoInvoice: (key: string, json: unknown) => call('PUT', routes['orders/[key]/no-invoice'].PUT, { key }, json),
    removeNoInvoice: (key: string) => call('DELETE', routes['orders/[key]/no-invoice'].DELETE, { key }),
    list: (query = '') => ask(routes[''].GET, { query, token: orders.token }),
    rows: (query = '') => bodyOf<BillingRowJson[]>(billing.list(query)),
    counts: () => bodyOf<BillingCountsJson>(ask(routes.counts.GET, { token: orders.token })),
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
