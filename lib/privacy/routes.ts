import { itemSpec, ifMatch, itemReply, returnsBody } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'
import { countExpiringMessages, erasureFingerprint } from '@/lib/privacy/data'
import { erasePerson, readForStaff } from '@/lib/privacy/mutations'
import { expiringShape, erasureResultShape, exportShape, personShape } from '@/lib/privacy/output'
import { exportPerson, serializePerson } from '@/lib/privacy/serialize-person'
import { erasureSchema, searchSchema } from '@/lib/privacy/schema'

/** The endpoints of /api/Privacy by sub-path. */
export const routes = {
  ending: resource({
    GET: route({
      access: 'team',
      summary: 'Önümüzdeki otuz günde kendiliğinden silinecek mesajlar',
      ...returnsBody(200, expiringShape),
      call: ({ session }) => countExpiringMessages(session),
    }),
  }),
  erasure: resource({
    POST: route({
      access: 'team',
      summary: 'Kişinin verisini sil; If-Match gerekir',
      ...returnsBody(200, erasureResultShape),
      fails: ['not-found', 'conflict', 'stale'],
      body: erasureSchema,
      // Without the header the state that the caller saw is unknown, so nothing is erased.
      call: ({ session, body, headers }) =>
        erasePerson(session, body, headers.has('If-Match') ? ifMatch(headers) : () => false),
    }),
  }),
  export: resource({
    POST: route({
      access: 'team',
      summary: 'Kişiye verilecek her şey',
      ...returnsBody(200, exportShape, exportPerson),
      body: searchSchema,
      call: ({ session, body }) => readForStaff(session, body, 'exported'),
    }),
  }),
  search: resource({
    POST: route({
      access: 'team',
      summary: 'Bir kişi hakkında elimizde olan',
      returns: itemSpec(personShape),
      body: searchSchema,
      call: ({ session, body }) => readForStaff(session, body, 'searched'),
      reply: (records) => itemReply(serializePerson(records), erasureFingerprint(records)),
    }),
  }),
} satisfies Routes
