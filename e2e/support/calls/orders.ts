import { beforeAll, expect } from 'vitest'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import type { LoadTestJson, OrderJson, OrderRowJson, QuoteJson } from '@/lib/orders/order/output'
import type { Handler } from '@/lib/api/route'
import { daysLater, istanbulDay } from '@/lib/platform/turkish/dates'
import { ask, newAdministrator, newToken, useDatabase } from './handlers'
import { routes as trackingRoutes } from '@/lib/orders/tracking/routes'
import { routes as orderRoutes } from '@/lib/orders/routes'
import { tokenOf } from './site-orders'

const orderRoute = orderRoutes['[key]']
const listRoute = orderRoutes['']

export const FIELDS = {
  companyName: 'Tunçel Ambalaj',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: 'sevgi@ornek.example',
  deviceBrand: 'Yumaro',
  deviceModel: 'YS2-40A-4HP',
  faultDescription: 'İlk açılışta AL16 veriyor.',
}

const LOAD_TEST = {
  load: '4 kW servo motor, fren tezgâhında',
  durationMin: 120,
  ambient: 225,
  instrument: 'Fulmetra FG-3 güç analizörü, S/N 20814',
  calibratedOn: '2026-01-15',
  rows: [
    { what: 'Çıkış akımı, U fazı', nominal: '14,0', measured: '13,9', unit: 'A', passed: true },
    { what: 'Fan devri', nominal: '3200', measured: '3180', unit: 'd/dk', passed: true },
  ],
}

/** Returns the day in İstanbul, `days` from today. */
export const dayFromNow = (days: number) => daysLater(istanbulDay(new Date()), days)

export async function bodyOf<T>(pending: Response | Promise<Response>, status = 200): Promise<T> {
  const response = await pending
  if (response.status !== status) expect([response.status, await response.text()]).toEqual([status, ''])
  return (await response.json()) as T
}

export async function setUpOrders() {
  const administrator = await newAdministrator()
  const token = await newToken(administrator.id)
  const post = (handler: Handler, key: string, json: unknown, headers = {}) =>
    ask(handler, { method: 'POST', params: { key }, json, token, headers })

  const calls = {
    email: administrator.email,
    token,
    post: (fields: Record<string, unknown> = {}, headers = {}) =>
      ask(listRoute.POST, { method: 'POST', json: { ...FIELDS, ...fields }, token, headers }),
    create: async (fields: Record<string, unknown> = {}) => {
      const order = await bodyOf<OrderJson>(calls.post(fields), 201)
      return { ...order, trackingToken: tokenOf(order) }
    },
    list: (query = '', headers = {}) => ask(listRoute.GET, { query, token, headers }),
    rows: async (query: string) => bodyOf<OrderRowJson[]>(calls.list(query)),
    get: (key: string) => ask(orderRoute.GET, { params: { key }, token }),
    read: async (key: string) => bodyOf<OrderJson>(calls.get(key)),
    ifMatch: async (key: string) => ({ 'if-match': (await calls.get(key)).headers.get('etag') }),
    put: (key: string, fields: Record<string, unknown>, headers = {}) =>
      ask(orderRoute.PUT, { method: 'PUT', params: { key }, json: { ...FIELDS, ...fields }, token, headers }),
    step: (key: string, move: Record<string, unknown>, headers = {}) =>
      post(orderRoutes['[key]/step'].POST, key, move, headers),
    /** Moves an order through the steps. Step 6 needs a reason, because there is no load test. */
    advance: async (key: string, ...steps: number[]) => {
      for (const step of steps) await bodyOf(calls.step(key, { step, ...(step === 6 && { reason: 'Denendi.' }) }))
    },
    quote: (key: string, fields: Record<string, unknown> = {}, headers = {}) => {
      const quote = { amount: 1_850_000, work: 'Modül değişir.', leadDays: 3, validUntil: dayFromNow(7) }
      return post(orderRoutes['[key]/quote'].POST, key, { ...quote, ...fields }, headers)
    },
    sendQuote: async (key: string, fields: Record<string, unknown> = {}) =>
      bodyOf<QuoteJson>(calls.quote(key, { send: true, ...fields }), 201),
    recordDecision: (key: string, fields: Record<string, unknown> = {}, headers = {}) => {
      const decision = { quoteVersion: 1, decision: 'approved', by: 'Sevgi Taşkıran', how: 'phone' }
      return post(orderRoutes['[key]/decision'].POST, key, { ...decision, ...fields }, headers)
    },
    createApproved: async (fields: Record<string, unknown> = {}) => {
      const order = await calls.create(fields)
      await calls.sendQuote(order.id)
      await bodyOf(calls.recordDecision(order.id))
      return order
    },
    loadTest: (key: string, fields: Record<string, unknown> = {}, headers = {}) =>
      ask(orderRoutes['[key]/load-test'].PUT, {
        method: 'PUT',
        params: { key },
        json: { ...LOAD_TEST, ...fields },
        token,
        headers,
      }),
    sign: (key: string, headers = {}) => post(orderRoutes['[key]/load-test/sign'].POST, key, undefined, headers),
    passTest: async (key: string) => {
      await bodyOf(calls.loadTest(key))
      return bodyOf<LoadTestJson>(calls.sign(key))
    },
    note: (key: string, text: unknown, headers = {}) => post(orderRoutes['[key]/notes'].POST, key, { text }, headers),
    markSeen: (key: string) => post(orderRoutes['[key]/seen'].POST, key, undefined),
    renew: (key: string) => post(orderRoutes['[key]/link'].POST, key, undefined),
    resend: (key: string) => post(orderRoutes['[key]/resend'].POST, key, undefined),
    track: (trackingToken: string) => ask(trackingRoutes['[token]'].GET, { params: { token: trackingToken } }),
    readAsCustomer: async (trackingToken: string) => bodyOf<CustomerOrderJson>(calls.track(trackingToken)),
    decide: (trackingToken: string, fields: Record<string, unknown> = {}) =>
      ask(trackingRoutes['[token]/decision'].POST, {
        method: 'POST',
        params: { token: trackingToken },
        json: { quoteVersion: 1, decision: 'approved', name: 'Sevgi Taşkıran', ...fields },
      }),
  }
  return calls
}

export function useOrders(): Awaited<ReturnType<typeof setUpOrders>> {
  useDatabase()
  const calls = {} as Awaited<ReturnType<typeof setUpOrders>>
  beforeAll(async () => void Object.assign(calls, await setUpOrders()))
  return calls
}
