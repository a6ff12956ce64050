import { erasePerson } from '@/lib/domains/privacy/mutations'
import { erasureSchema } from '@/lib/domains/privacy/schema'
import { erasedShape } from '@/lib/domains/privacy/shapes'
import { answer } from '@/lib/http/answers'
import { ifMatch } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

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
