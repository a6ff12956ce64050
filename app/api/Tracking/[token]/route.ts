import { getCustomerOrder } from '@/lib/orders/tracking'
import { serializeForCustomer } from '@/lib/orders/tracking-output'
import { customerOrderShape } from '@/lib/orders/tracking-output'
import { answer } from '@/lib/api/answers'
import { tokenParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
