import { addNote } from '@/lib/domains/work-orders/mutations'
import { noteSchema } from '@/lib/domains/work-orders/schema'
import { serializeNote } from '@/lib/domains/work-orders/serialize'
import { noteShape } from '@/lib/domains/work-orders/shapes'
import { createdAnswer } from '@/lib/http/answers'
import { createdReply } from '@/lib/http/replies'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'İç not ekle',
    returns: createdAnswer(noteShape),
    params: idParams,
    body: noteSchema,
    call: ({ session, params, body }) => addNote(session, params.key, body),
    reply: ({ note, order }) => createdReply(serializeNote(note), order, `/api/WorkOrders/${order.id}`),
  }),
})
