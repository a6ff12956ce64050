import { saveQuote } from '@/lib/domains/quotes/mutations'
import { quoteSchema } from '@/lib/domains/work-orders/schema'
import { serializeQuote } from '@/lib/domains/work-orders/serialize'
import { quoteShape } from '@/lib/domains/work-orders/shapes'
import { createdAnswer } from '@/lib/http/answers'
import { createdReply, ifMatch } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
