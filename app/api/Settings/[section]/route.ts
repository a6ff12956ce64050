import { readSection } from '@/lib/domains/settings/data'
import { changeSection } from '@/lib/domains/settings/mutations'
import { schemaOf, type SectionChange, sectionParams } from '@/lib/domains/settings/schema'
import { ifMatch, itemReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    params: sectionParams,
    call: ({ session, params }) => readSection(session, params.section),
    reply: (stored) => itemReply(stored.value, stored),
  }),
  PUT: route({
    access: 'settings',
    params: sectionParams,
    body: ({ section }) => schemaOf(section),
    // The cast says that the value is that of the section, whose schema has just read it.
    call: ({ session, params: { section }, body, headers }) =>
      changeSection(session, { section, value: body } as SectionChange, ifMatch(headers)),
    reply: (stored) => itemReply(stored.value, stored),
  }),
})
