import { countEndingMessages } from '@/lib/domains/privacy/data'
import { endingShape } from '@/lib/domains/privacy/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'team',
    summary: 'Önümüzdeki otuz günde kendiliğinden silinecek mesajlar',
    returns: answer(200, endingShape),
    call: ({ session }) => countEndingMessages(session),
    reply: (body) => ({ status: 200, body }),
  }),
})
