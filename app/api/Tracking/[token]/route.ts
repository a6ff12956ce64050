import { getCustomerOrder } from '@/lib/domains/tracking/data'
import { serializeForCustomer } from '@/lib/domains/tracking/serialize'
import { customerOrderShape } from '@/lib/domains/tracking/shapes'
import { answer } from '@/lib/http/answers'
import { tokenParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Müşterinin gördüğü iş emri',
    returns: answer(200, customerOrderShape),
    fails: ['gone'],
    params: tokenParams,
    call: ({ params }) => getCustomerOrder(params.token),
    reply: (order) => ({ status: 200, body: serializeForCustomer(order) }),
  }),
})
