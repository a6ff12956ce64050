import { kindWrites, publishableItem, bulkRoute } from '@/lib/api/kind-routes'
import { z } from 'zod/mini'
import { responseSpec, csvSpec, returnsBody } from '@/lib/api/replies'
import { csvReply, returnsPageOrCsv, wantsCsv, withCsvFlag } from '@/lib/api/csv'
import { pageOf, publicationConditions, publicationParameters } from '@/lib/api/paging'
import { resource, route, type Routes } from '@/lib/api/route'
import { versionRoutes } from '@/lib/api/version-routes'
import { admitSearch } from '@/lib/api/search-limit'
import { visibleState } from '@/lib/content/publication'
import { countGroups, exportFaults, faultsWhere, getFault, linkTargets, listFaults } from '@/lib/faults/data'
import { faultTable } from '@/lib/faults/import/csv'
import { importFaults, listBadLines } from '@/lib/faults/import/mutations'
import { faultImportShape } from '@/lib/faults/import/output'
import { fileImportSchema } from '@/lib/platform/csv/schema'
import { createFault, updateFault } from '@/lib/faults/mutations'
import { faultShape, groupsShape, serializeFault, serializeTargets, targetsShape } from '@/lib/faults/output'
import { faultFilter, faultSchema, groupsQuery } from '@/lib/faults/schema'

// There are thousands of faults, so a call without a page gets the first page.
const faultQuery = z.pipe(
  z.extend(publicationParameters, faultFilter),
  z.transform(({ page = 1, pageSize, q, ...filter }) => ({ ...pageOf({ page, pageSize, q }), ...filter })),
)

const faultOutput = { shape: faultShape, serialize: serializeFault }
const writes = kindWrites('fault', {
  ...faultOutput,
  newBody: faultSchema,
  changeBody: faultSchema,
  create: createFault,
  update: updateFault,
  fails: ['conflict'],
  summaries: { create: 'Yeni arıza', delete: 'Sil' },
})

/** The endpoints of /api/Faults by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'optional-content',
      summary: 'Liste, marka ve cihaza göre',
      ...returnsPageOrCsv(faultShape, serializeFault, 'ariza-kodlari', faultTable),
      fails: ['rate-limited'],
      admit: admitSearch,
      query: faultQuery,
      call: async ({ session, query: { state, ...filter }, headers }) => {
        const shownState = visibleState(session, state)
        // Only staff get files, because visitors' requests must stay cheap.
        if (session && wantsCsv(headers)) {
          const items = await exportFaults(session, filter, shownState)
          return withCsvFlag({ session, headers, kind: 'fault' }, { items, total: items.length })
        }
        return { ...(await listFaults(filter, shownState, session ? 'staff' : 'public')), asCsv: false }
      },
    }),
    POST: writes.POST,
  }),
  '[key]': resource({
    GET: publishableItem('fault', 'Bir arıza', getFault, faultOutput),
    PUT: writes.PUT,
    DELETE: writes.DELETE,
  }),
  groups: resource({
    GET: route({
      access: 'content',
      summary: 'Markalara ve durumlara göre sayılar',
      ...returnsBody(200, groupsShape),
      query: groupsQuery,
      call: ({ session, query }) => countGroups(session, query),
    }),
  }),
  import: resource({
    POST: route({
      access: 'content',
      summary: 'CSV’den ekle ya da denetle',
      returns: [responseSpec(200, faultImportShape), csvSpec],
      fails: ['conflict'],
      takes: 'form',
      body: fileImportSchema,
      call: async ({ session, body, headers }) => {
        if (!body.apply && wantsCsv(headers)) return { badLines: await listBadLines(session, body.file) }
        return { result: await importFaults(session, body) }
      },
      reply: ({ badLines, result }) => {
        return badLines ? csvReply('hatali-satirlar', badLines) : { status: 200, body: result }
      },
    }),
  }),
  links: resource({
    GET: route({
      access: 'content',
      summary: 'Bağlanabilecek hizmetler ve yazılar',
      ...returnsBody(200, targetsShape, serializeTargets),
      call: ({ session }) => linkTargets(session),
    }),
  }),
  ...versionRoutes('fault'),
  several: resource({
    POST: bulkRoute('fault', {
      filter: z.extend(publicationConditions, faultFilter),
      where: ({ q: search, state, ...filter }) => faultsWhere({ ...filter, search }, state, 'staff'),
    }),
  }),
} satisfies Routes
