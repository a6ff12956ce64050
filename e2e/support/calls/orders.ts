import { daysLater, istanbulDay } from '@/lib/platform/turkish/dates'
import type { CallName } from '../routes'
import { ask, bodyOf, type Call, type Caller, useCaller } from './handlers'
import { tokenOf } from './site-orders'

type Fields = Record<string, unknown>

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

/** Adds calls for orders to a caller. */
export function orderCallsOf(caller: Caller) {
  const post = <Name extends CallName>(name: Name, key: string, json?: unknown, headers = {}) =>
    caller.ask(name, { params: { key }, json, headers })

  const calls = {
    post: (fields: Fields = {}, headers = {}) =>
      caller.ask('POST WorkOrders', { json: { ...FIELDS, ...fields }, headers }),
    create: async (fields: Fields = {}) => {
      const order = await bodyOf(calls.post(fields), 201)
      return { ...order, trackingToken: tokenOf(order) }
    },
    list: (query = '', headers = {}) => caller.ask('GET WorkOrders', { query, headers }),
    rows: async (query: string) => bodyOf(calls.list(query)),
    get: (key: string) => caller.ask('GET WorkOrders/[key]', { params: { key } }),
    read: async (key: string) => bodyOf(calls.get(key)),
    ifMatch: async (key: string) => ({ 'if-match': (await calls.get(key)).headers.get('etag')! }),
    put: (key: string, fields: Fields, headers = {}) =>
      caller.ask('PUT WorkOrders/[key]', { params: { key }, json: { ...FIELDS, ...fields }, headers }),
    step: (key: string, move: Fields, headers = {}) => post('POST WorkOrders/[key]/step', key, move, headers),
    /** Moves an order through the steps. Step 6 needs a reason, because there is no load test. */
    advance: async (key: string, ...steps: number[]) => {
      for (const step of steps) await bodyOf(calls.step(key, { step, ...(step === 6 && { reason: 'Denendi.' }) }))
    },
    quote: (key: string, fields: Fields = {}, headers = {}) => {
      const quote = { amount: 1_850_000, work: 'Modül değişir.', leadDays: 3, validUntil: dayFromNow(7) }
      return post('POST WorkOrders/[key]/quote', key, { ...quote, ...fields }, headers)
    },
    sendQuote: async (key: string, fields: Fields = {}) => bodyOf(calls.quote(key, { send: true, ...fields }), 201),
    recordDecision: (key: string, fields: Fields = {}, headers = {}) => {
      const decision = { quoteVersion: 1, decision: 'approved', by: 'Sevgi Taşkıran', how: 'phone' }
      return post('POST WorkOrders/[key]/decision', key, { ...decision, ...fields }, headers)
    },
    createApproved: async (fields: Fields = {}) => {
      const order = await calls.create(fields)
      await calls.sendQuote(order.id)
      await bodyOf(calls.recordDecision(order.id))
      return order
    },
    /** Opens an approved order and moves it to the load test. */
    createInTest: async (fields: Fields = {}) => {
      const order = await calls.createApproved(fields)
      await calls.advance(order.id, 4, 5)
      return order
    },
    loadTest: (key: string, fields: Fields = {}, headers = {}) => {
      const json = { ...LOAD_TEST, ...fields }
      return caller.ask('PUT WorkOrders/[key]/load-test', { params: { key }, json, headers })
    },
    sign: (key: string, headers = {}) => post('POST WorkOrders/[key]/load-test/sign', key, undefined, headers),
    /** Writes a load test and signs it. */
    signTest: async (key: string, fields: Fields = {}) => {
      await bodyOf(calls.loadTest(key, fields))
      return bodyOf(calls.sign(key))
    },
    addShipment: (key: string, shipment: Fields) => bodyOf(post('POST WorkOrders/[key]/shipments', key, shipment), 201),
    paper: (key: string, name: string, call: Call = {}) =>
      caller.ask('GET WorkOrders/[key]/papers/[file]', { params: { key, file: `${name}.pdf` }, ...call }),
    note: (key: string, text: unknown, headers = {}) => post('POST WorkOrders/[key]/notes', key, { text }, headers),
    markSeen: (key: string) => post('POST WorkOrders/[key]/seen', key),
    renew: (key: string) => post('POST WorkOrders/[key]/link', key),
    resend: (key: string) => post('POST WorkOrders/[key]/resend', key),
    track: (token: string) => ask('GET Tracking/[token]', { params: { token } }),
    readAsCustomer: async (token: string) => bodyOf(calls.track(token)),
    decide: (token: string, fields: Fields = {}) => {
      const json = { quoteVersion: 1, decision: 'approved', name: 'Sevgi Taşkıran', ...fields }
      return ask('POST Tracking/[token]/decision', { params: { token }, json })
    },
  }
  return Object.assign(caller, calls)
}

export type OrderCalls = ReturnType<typeof orderCallsOf>

/** Gives a test file a database, and calls for orders by a manager. */
export const useOrders = (): OrderCalls => orderCallsOf(useCaller())
