import { readAllSections } from '@/lib/domains/settings/data'
import { serializeSettings } from '@/lib/domains/settings/serialize'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    call: ({ session }) => readAllSections(session),
    reply: (settings) => ({ status: 200, body: serializeSettings(settings) }),
  }),
})
