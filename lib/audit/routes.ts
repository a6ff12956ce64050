import { z } from 'zod/mini'
import { listAudit } from '@/lib/audit/data'
import { auditFilterSchema } from '@/lib/audit/schema'
import { auditTable } from '@/lib/audit/csv'
import { auditShape, serializeAudit } from '@/lib/audit/output'
import { wantsCsv, returnsPageOrCsv } from '@/lib/api/csv'
import { FIRST_PAGE, pageQuery } from '@/lib/api/paging'
import { resource, route, type Routes } from '@/lib/api/route'

/** The endpoints of /api/AuditEntries by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'team',
      summary: 'İşlem kaydı, en yenisi önce; CSV de verir',
      ...returnsPageOrCsv(auditShape, serializeAudit, 'islem-kaydi', auditTable),
      query: z.intersection(pageQuery, auditFilterSchema),
      call: async ({ session, query: { range, ...filter }, headers }) => {
        const asCsv = wantsCsv(headers)
        return { ...(await listAudit(session, filter, range ?? (asCsv ? undefined : FIRST_PAGE))), asCsv }
      },
    }),
  }),
} satisfies Routes
