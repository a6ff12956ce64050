import { countOrders } from '@/lib/domains/work-orders/data'
import { serializeCounts } from '@/lib/domains/work-orders/serialize'
import { countsShape } from '@/lib/domains/work-orders/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'orders',
    summary: 'Adımlara ve durumlara göre sayılar',
    returns: answer(200, countsShape),
    call: ({ session }) => countOrders(session),
    reply: (counts) => ({ status: 200, body: serializeCounts(counts) }),
  }),
})
