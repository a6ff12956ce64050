import { decide } from '@/lib/orders/quote-mutations'
import { serializeForCustomer } from '@/lib/orders/tracking-output'
import { customerOrderShape } from '@/lib/orders/tracking-output'
import { decisionSchema } from '@/lib/orders/schema'
import { answer } from '@/lib/api/answers'
import { tokenParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
