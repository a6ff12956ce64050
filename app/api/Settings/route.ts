import { readAllSections } from '@/lib/settings/data'
import { serializeSettings, settingsShape } from '@/lib/settings/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Bütün bölümler',
    returns: answer(200, settingsShape),
    call: ({ session }) => readAllSections(session),
    reply: (settings) => ({ status: 200, body: serializeSettings(settings) }),
  }),
})
