import { importRedirects } from '@/lib/redirects/mutations'
import { redirectImportSchema } from '@/lib/redirects/schema'
import { importShape } from '@/lib/redirects/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

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
