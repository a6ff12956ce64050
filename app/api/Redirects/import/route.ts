import { importRedirects } from '@/lib/domains/redirects/mutations'
import { redirectImportSchema } from '@/lib/domains/redirects/schema'
import { importShape } from '@/lib/domains/redirects/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'settings',
    summary: 'CSV’den ekle ya da denetle',
    returns: answer(200, importShape),
    fails: ['conflict'],
    takes: 'form',
    body: redirectImportSchema,
    call: ({ session, body }) => importRedirects(session, body),
    reply: (result) => ({ status: 200, body: result }),
  }),
})
