import { countOrders } from '@/lib/domains/work-orders/data'
import { serializeCounts } from '@/lib/domains/work-orders/serialize'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'orders',
    call: ({ session }) => countOrders(session),
    reply: (counts) => ({ status: 200, body: serializeCounts(counts) }),
  }),
})
