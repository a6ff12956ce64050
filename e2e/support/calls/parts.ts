import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { routes as orderRoutes } from '@/lib/orders/routes'
import type { OrderPartsJson } from '@/lib/parts/order/output'
import type { CountResultJson, MovementJson, PartJson, PartRowJson } from '@/lib/parts/output'
import { routes } from '@/lib/parts/routes'
import { ask } from './handlers'
import { bodyOf, useOrders } from './orders'

const newCode = () => `P-${newId().slice(-12)}`.toUpperCase()

/**
 * Returns calls for parts and orders by one account. `post`, `get`, `put`, `move`, `reverse`, `list` and `use` return the response, the
 * others its checked body. Quantities are in thousandths.
 */
export function useParts() {
  const orders = useOrders()
  const send = (handler: Parameters<typeof ask>[0], params: Record<string, string>, json: unknown, headers = {}) =>
    ask(handler, { method: 'POST', params, json, headers, token: orders.token })
  const parts = {
    orders,
    post: (fields: Record<string, unknown>, headers = {}) => send(routes[''].POST, {}, fields, headers),
    /** Adds a part, with a first delivery if `onHand` is above 0. */
    create: async (fields: Record<string, unknown> = {}, onHand = 0) => {
      const part = await bodyOf<PartJson>(parts.post({ code: newCode(), name: 'Fan', ...fields }), 201)
      return onHand > 0 ? parts.addMovement(part.id, 'in', onHand) : part
    },
    get: (key: string) => ask(routes['[key]'].GET, { params: { key }, token: orders.token }),
    read: async (key: string) => bodyOf<PartJson>(parts.get(key)),
    put: (key: string, json: unknown, headers = {}) =>
      ask(routes['[key]'].PUT, { method: 'PUT', params: { key }, json, headers, token: orders.token }),
    list: (query = '', headers = {}) => ask(routes[''].GET, { query, headers, token: orders.token }),
    codes: async (query = '') => (await bodyOf<PartRowJson[]>(parts.list(query))).map(({ code }) => code),
    counts: () => bodyOf<Record<string, number>>(ask(routes.counts.GET, { token: orders.token })),
    move: (key: string, kind: string, quantity: number, fields: Record<string, unknown> = {}, headers = {}) =>
      send(routes['[key]/movements'].POST, { key }, { kind, quantity, ...fields }, headers),
    addMovement: async (key: string, kind: string, quantity: number, fields: Record<string, unknown> = {}) =>
      bodyOf<PartJson>(parts.move(key, kind, quantity, fields), 201),
    movements: async (key: string) =>
      bodyOf<MovementJson[]>(
        ask(routes['[key]/movements'].GET, { params: { key }, query: '?pageSize=200', token: orders.token }),
      ),
    reverse: (key: string, movementId: string, reason = '') =>
      send(routes['[key]/movements/[movementId]/back'].POST, { key, movementId }, { reason }),
    count: async (items: Record<string, unknown>[]) => bodyOf<CountResultJson>(send(routes.count.POST, {}, { items })),
    readOrderParts: async (key: string) =>
      bodyOf<OrderPartsJson>(ask(orderRoutes['[key]/parts'].GET, { params: { key }, token: orders.token })),
    use: (key: string, items: Record<string, unknown>[], headers = {}) =>
      send(orderRoutes['[key]/parts'].POST, { key }, { items }, headers),
    recordUse: async (key: string, items: Record<string, unknown>[]) => bodyOf<OrderPartsJson>(parts.use(key, items)),
    /** Opens an order whose customer approved a quote with lines for parts, and advances it to the repair step. */
    createRepair: async (lines: { partId?: string; quantity: number; text?: string }[]) => {
      const { id } = await orders.create()
      const line = { kind: 'part', text: 'Parça', unit: 'adet', unitPrice: 100 }
      await orders.sendQuote(id, { amount: null, lines: lines.map((fields) => ({ ...line, ...fields })) })
      expect((await orders.recordDecision(id)).status).toBe(200)
      await orders.advance(id, 4)
      return id
    },
  }
  return parts
}
