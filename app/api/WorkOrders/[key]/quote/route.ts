import { saveQuote } from '@/lib/orders/quote-mutations'
import { quoteSchema } from '@/lib/orders/schema'
import { quoteShape, serializeQuote } from '@/lib/orders/output'
import { createdAnswer } from '@/lib/api/answers'
import { createdReply, ifMatch } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Teklif yaz; If-Match ile',
    returns: createdAnswer(quoteShape),
    fails: ['conflict', 'stale'],
    params: idParams,
    body: quoteSchema,
    call: ({ session, params, body, headers }) => saveQuote(session, params.key, body, ifMatch(headers)),
    reply: ({ quote, order }) => createdReply(serializeQuote(quote), order, `/api/WorkOrders/${order.id}`),
  }),
})
