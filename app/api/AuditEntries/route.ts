import { z } from 'zod/mini'
import { listAudit } from '@/lib/domains/audit/data'
import { auditFilterSchema } from '@/lib/domains/audit/schema'
import { auditTable, serializeAudit } from '@/lib/domains/audit/serialize'
import { auditShape } from '@/lib/domains/audit/shapes'
import { csvAnswer, listAnswer } from '@/lib/http/answers'
import { csvReply, wantsCsv } from '@/lib/http/csv'
import { pageQuery } from '@/lib/http/paging'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'team',
    summary: 'İşlem kaydı, en yenisi önce; CSV de verir',
    returns: [listAnswer(auditShape), csvAnswer],
    query: z.intersection(pageQuery, auditFilterSchema),
    call: async ({ session, query: { range, ...filter }, headers }) => {
      return { ...(await listAudit(session, filter, range)), asCsv: wantsCsv(headers) }
    },
    reply: ({ items, total, asCsv }) => {
      return asCsv ? csvReply('islem-kaydi', auditTable(items)) : listReply(items.map(serializeAudit), total)
    },
  }),
})
