import { erasePerson } from '@/lib/privacy/mutations'
import { erasureSchema } from '@/lib/privacy/schema'
import { erasedShape } from '@/lib/privacy/output'
import { answer } from '@/lib/api/answers'
import { ifMatch } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'team',
    summary: 'Kişinin verisini sil; If-Match gerekir',
    returns: answer(200, erasedShape),
    fails: ['not-found', 'conflict', 'stale'],
    body: erasureSchema,
    // Without the header nobody has said what they saw, and nothing is erased unseen.
    call: ({ session, body, headers }) =>
      erasePerson(session, body, headers.has('If-Match') ? ifMatch(headers) : () => false),
    reply: (erased) => ({ status: 200, body: erased }),
  }),
})
