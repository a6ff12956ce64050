import { addNote } from '@/lib/domains/notes/mutations'
import { noteSchema } from '@/lib/domains/work-orders/schema'
import { serializeNote } from '@/lib/domains/work-orders/serialize'
import { noteShape } from '@/lib/domains/work-orders/shapes'
import { createdAnswer } from '@/lib/http/answers'
import { createdReply } from '@/lib/http/replies'
import { idempotencyKeyOf, idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'İç not ekle',
    returns: createdAnswer(noteShape),
    fails: ['conflict'],
    readsHeaders: ['Idempotency-Key'],
    params: idParams,
    body: noteSchema,
    call: ({ session, params, body, headers }) => addNote(session, params.key, body, idempotencyKeyOf(headers)),
    reply: ({ note, order }) => createdReply(serializeNote(note), order, `/api/WorkOrders/${order.id}`),
  }),
})
