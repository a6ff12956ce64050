import { countOrders } from '@/lib/orders/data'
import { countsShape, serializeCounts } from '@/lib/orders/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'orders',
    summary: 'Adımlara ve durumlara göre sayılar',
    returns: answer(200, countsShape),
    call: ({ session }) => countOrders(session),
    reply: (counts) => ({ status: 200, body: serializeCounts(counts) }),
  }),
})
