import { countEndingMessages } from '@/lib/privacy/data'
import { endingShape } from '@/lib/privacy/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'team',
    summary: 'Önümüzdeki otuz günde kendiliğinden silinecek mesajlar',
    returns: answer(200, endingShape),
    call: ({ session }) => countEndingMessages(session),
    reply: (body) => ({ status: 200, body }),
  }),
})
