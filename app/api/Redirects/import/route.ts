import { importRedirects } from '@/lib/domains/redirects/mutations'
import { redirectImportSchema } from '@/lib/domains/redirects/schema'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'settings',
    takes: 'form',
    body: redirectImportSchema,
    call: ({ session, body }) => importRedirects(session, body),
    reply: (result) => ({ status: 200, body: result }),
  }),
})
