import { z } from 'zod/mini'
import { visibleState } from '@/lib/content/publication'
import { recordDownload } from '@/lib/domains/audit/mutations'
import { exportFaults } from '@/lib/domains/fault-import/data'
import { faultTable } from '@/lib/domains/fault-import/serialize'
import { listFaults } from '@/lib/domains/faults/data'
import { createFault } from '@/lib/domains/faults/mutations'
import { faultFilter, faultSchema } from '@/lib/domains/faults/schema'
import { serializeFault } from '@/lib/domains/faults/serialize'
import { faultShape } from '@/lib/domains/faults/shapes'
import { createdAnswer, csvAnswer, listAnswer } from '@/lib/http/answers'
import { csvReply, wantsCsv } from '@/lib/http/csv'
import { pageOf, publicationParameters } from '@/lib/http/paging'
import { createdReply, listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { admitSearch } from '@/lib/http/search-limit'

// There are thousands of faults, so a call without a page gets the first one.
const faultQuery = z.pipe(
  z.extend(publicationParameters, faultFilter),
  z.transform(({ page = 1, pageSize, q, ...filter }) => ({ ...pageOf({ page, pageSize, q }), ...filter })),
)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-content',
    summary: 'Liste, marka ve cihaza göre',
    returns: [listAnswer(faultShape), csvAnswer],
    fails: ['rate-limited'],
    admit: admitSearch,
    query: faultQuery,
    call: async ({ session, query: { state, ...filter }, headers }) => {
      // Only staff get files, because a visitor's question must stay cheap.
      if (session && wantsCsv(headers)) {
        const file = await exportFaults(session, filter, visibleState(session, state))
        await recordDownload(session, 'fault', file.length)
        return { file }
      }
      return listFaults(filter, visibleState(session, state), session ? 'staff' : 'public')
    },
    reply: (found) => {
      if ('file' in found) return csvReply('ariza-kodlari', faultTable(found.file))
      return listReply(found.items.map(serializeFault), found.total)
    },
  }),
  POST: route({
    access: 'content',
    summary: 'Yeni arıza',
    returns: createdAnswer(faultShape),
    fails: ['conflict'],
    body: faultSchema,
    call: ({ session, body }) => createFault(session, body),
    reply: (fault) => createdReply(serializeFault(fault), fault, `/api/Faults/${fault.slug}`),
  }),
})
