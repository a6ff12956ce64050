import { answer } from '@/lib/http/answers'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'
import { getMessage } from '@/lib/domains/messages/data'
import { markMessage } from '@/lib/domains/messages/mutations'
import { messageMarkSchema } from '@/lib/domains/messages/schema'
import { serializeMessage } from '@/lib/domains/messages/serialize'
import { messageShape } from '@/lib/domains/messages/shapes'

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
