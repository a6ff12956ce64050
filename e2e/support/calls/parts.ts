import { v7 as newId } from 'uuid'
import type { CallName } from '../routes'
import { bodyOf } from './handlers'
import { useOrders } from './orders'

type Fields = Record<string, unknown>

const newCode = () => `P-${newId().slice(-12)}`.toUpperCase()

/**
 * Returns calls for parts and orders by one account. `post`, `get`, `put`, `move`, `reverse`, `list` and `use` return the response, the
 * others its checked body. Quantities are in thousandths.
 */
export function useParts() {
  const orders = useOrders()
  const send = <Name extends CallName>(name: Name, params: Record<string, string>, json?: unknown, headers = {}) =>
    orders.ask(name, { params, json, headers })
  const parts = {
    orders,
    post: (fields: Fields, headers = {}) => send('POST Parts', {}, fields, headers),
    /** Adds a part, with a first delivery if `onHand` is above 0. */
    create: async (fields: Fields = {}, onHand = 0) => {
      const part = await bodyOf(parts.post({ code: newCode(), name: 'Fan', ...fields }), 201)
      return onHand > 0 ? parts.addMovement(part.id, 'in', onHand) : part
    },
    get: (key: string) => send('GET Parts/[key]', { key }),
    read: async (key: string) => bodyOf(parts.get(key)),
    put: (key: string, json: unknown, headers = {}) => send('PUT Parts/[key]', { key }, json, headers),
    list: (query = '', headers = {}) => orders.ask('GET Parts', { query, headers }),
    codes: async (query = '') => (await bodyOf(parts.list(query))).map(({ code }) => code),
    counts: () => bodyOf(orders.ask('GET Parts/counts')),
    move: (key: string, kind: string, quantity: number, fields: Fields = {}, headers = {}) =>
      send('POST Parts/[key]/movements', { key }, { kind, quantity, ...fields }, headers),
    addMovement: async (key: string, kind: string, quantity: number, fields: Fields = {}) =>
      bodyOf(parts.move(key, kind, quantity, fields), 201),
    movements: async (key: string) =>
      bodyOf(orders.ask('GET Parts/[key]/movements', { params: { key }, query: '?pageSize=200' })),
    reverse: (key: string, movementId: string, reason = '') =>
      send('POST Parts/[key]/movements/[movementId]/back', { key, movementId }, { reason }),
    count: async (items: Fields[]) => bodyOf(send('POST Parts/count', {}, { items })),
    readOrderParts: async (key: string) => bodyOf(send('GET WorkOrders/[key]/parts', { key })),
    use: (key: string, items: Fields[], headers = {}) =>
      send('POST WorkOrders/[key]/parts', { key }, { items }, headers),
    recordUse: async (key: string, items: Fields[]) => bodyOf(parts.use(key, items)),
    /** Opens an order whose customer approved a quote with lines for parts, and advances it to the repair step. */
    createRepair: async (lines: { partId?: string; quantity: number; text?: string }[]) => {
      const { id } = await orders.create()
      const line = { kind: 'part', text: 'Parça', unit: 'adet', unitPrice: 100 }
      await orders.sendQuote(id, { amount: null, lines: lines.map((fields) => ({ ...line, ...fields })) })
      await bodyOf(orders.recordDecision(id))
      await orders.advance(id, 4)
      return id
    },
  }
  return parts
}
