import { readSection } from '@/lib/settings/data'
import { changeSection } from '@/lib/settings/mutations'
import { schemaOf, type SectionChange, sectionParams } from '@/lib/settings/schema'
import { newSectionShape, sectionShape } from '@/lib/settings/output'
import { itemAnswer } from '@/lib/api/answers'
import { ifMatch, itemReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Bir bölüm',
    returns: itemAnswer(sectionShape),
    params: sectionParams,
    call: ({ session, params }) => readSection(session, params.section),
    reply: (stored) => itemReply(stored.value, stored),
  }),
  PUT: route({
    access: 'settings',
    summary: 'Bölümü kaydet; If-Match ile',
    returns: itemAnswer(sectionShape),
    fails: ['stale'],
    params: sectionParams,
    body: ({ section }) => schemaOf(section),
    bodyShape: newSectionShape,
    // The cast says that the value is that of the section, whose schema has just read it.
    call: ({ session, params: { section }, body, headers }) =>
      changeSection(session, { section, value: body } as SectionChange, ifMatch(headers)),
    reply: (stored) => itemReply(stored.value, stored),
  }),
})
