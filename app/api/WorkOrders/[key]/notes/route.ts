import { addNote } from '@/lib/orders/mutations'
import { noteSchema } from '@/lib/orders/schema'
import { noteShape, serializeNote } from '@/lib/orders/output'
import { createdAnswer } from '@/lib/api/answers'
import { createdReply } from '@/lib/api/replies'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

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
