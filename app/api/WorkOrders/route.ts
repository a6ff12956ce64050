import { z } from 'zod/mini'
import { listOrders } from '@/lib/orders/data'
import { createOrder } from '@/lib/orders/mutations'
import { newOrderSchema, orderFilterSchema, orderSchema } from '@/lib/orders/schema'
import { orderTable } from '@/lib/orders/csv'
import { orderRowShape, orderShape, serializeOrder, serializeOrderRow } from '@/lib/orders/output'
import { createdAnswer, csvAnswer, listAnswer } from '@/lib/api/answers'
import { csvReply, listedAs } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import { createdReply, listReply } from '@/lib/api/replies'
import { idempotencyKeyOf } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

// The domain checks an order's fields after it has completed them from the message.
const newOrder = z.extend(z.partial(orderSchema), {
  messageId: newOrderSchema.shape.messageId,
  knownOrders: newOrderSchema.shape.knownOrders,
  notify: newOrderSchema.shape.notify,
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'orders',
    summary: 'Liste; CSV de verir',
    returns: [listAnswer(orderRowShape), csvAnswer],
    query: z.intersection(pageQuery, orderFilterSchema),
    call: async ({ session, query: { range, ...filter }, headers }) =>
      listedAs({ session, headers, kind: 'order' }, await listOrders(session, filter, range)),
    reply: ({ items, total, asCsv }) => {
      return asCsv ? csvReply('is-emirleri', orderTable(items)) : listReply(items.map(serializeOrderRow), total)
    },
  }),
  POST: route({
    access: 'orders',
    summary: 'Yeni iş emri',
    returns: createdAnswer(orderShape),
    fails: ['conflict'],
    readsHeaders: ['Idempotency-Key'],
    body: newOrderSchema,
    bodyShape: newOrder,
    call: ({ session, body, headers }) => createOrder(session, body, { idempotencyKey: idempotencyKeyOf(headers) }),
    reply: (order) => createdReply(serializeOrder(order), order, `/api/WorkOrders/${order.id}`),
  }),
})
