import { decide } from '@/lib/domains/tracking/mutations'
import { serializeForCustomer } from '@/lib/domains/tracking/serialize'
import { customerOrderShape } from '@/lib/domains/tracking/shapes'
import { decisionSchema } from '@/lib/domains/work-orders/schema'
import { answer } from '@/lib/http/answers'
import { tokenParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Teklife karar ver',
    returns: answer(200, customerOrderShape),
    fails: ['conflict', 'gone'],
    params: tokenParams,
    body: decisionSchema,
    call: ({ params, body }) => decide(params.token, body),
    reply: (order) => ({ status: 200, body: serializeForCustomer(order) }),
  }),
})
