import { readAllSections } from '@/lib/domains/settings/data'
import { serializeSettings } from '@/lib/domains/settings/serialize'
import { settingsShape } from '@/lib/domains/settings/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Bütün bölümler',
    returns: answer(200, settingsShape),
    call: ({ session }) => readAllSections(session),
    reply: (settings) => ({ status: 200, body: serializeSettings(settings) }),
  }),
})
