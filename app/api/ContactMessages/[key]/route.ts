import { answer } from '@/lib/api/answers'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'
import { getMessage } from '@/lib/contact/data'
import { markMessage } from '@/lib/contact/mutations'
import { messageMarkSchema } from '@/lib/contact/schema'
import { messageShape, serializeMessage } from '@/lib/contact/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'messages',
    summary: 'Bir mesaj',
    returns: answer(200, messageShape),
    params: idParams,
    call: ({ session, params }) => getMessage(session, params.key),
    reply: (message) => ({ status: 200, body: serializeMessage(message) }),
  }),
  PATCH: route({
    access: 'messages',
    summary: 'Okundu diye işaretle',
    returns: answer(200, messageShape),
    params: idParams,
    body: messageMarkSchema,
    call: ({ session, params, body }) => markMessage(session, params.key, body.isRead),
    reply: (message) => ({ status: 200, body: serializeMessage(message) }),
  }),
})
