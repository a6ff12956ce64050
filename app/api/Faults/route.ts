import { z } from 'zod/mini'
import { visibleState } from '@/lib/content/publication'
import { recordDownload } from '@/lib/audit/mutations'
import { exportFaults } from '@/lib/faults/import/data'
import { faultTable } from '@/lib/faults/import/csv'
import { listFaults } from '@/lib/faults/data'
import { createFault } from '@/lib/faults/mutations'
import { faultFilter, faultSchema } from '@/lib/faults/schema'
import { faultShape, serializeFault } from '@/lib/faults/output'
import { createdAnswer, csvAnswer, listAnswer } from '@/lib/api/answers'
import { csvReply, wantsCsv } from '@/lib/api/csv'
import { pageOf, publicationParameters } from '@/lib/api/paging'
import { createdReply, listReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'

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
