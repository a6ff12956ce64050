import { dispatch } from '@/lib/api/dispatch'
import { z } from 'zod/mini'
import {
  answer,
  createdAnswer,
  csvAnswer,
  emptyAnswer,
  itemAnswer,
  listAnswer,
  movedAnswer,
  createdReply,
  emptyReply,
  ifMatch,
  itemReply,
  listReply,
  movedReply,
} from '@/lib/api/replies'
import { csvReply, wantsCsv } from '@/lib/api/csv'
import { pageOf, publicationConditions, publicationParameters, stateQuery } from '@/lib/api/paging'
import { idParams, slugParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { severalRoute } from '@/lib/api/several-route'
import { versionsRoute } from '@/lib/api/versions-route'
import { recordDownload } from '@/lib/audit/mutations'
import { visibleState } from '@/lib/content/publication'
import { countGroups, faultsWhere, getFault, linkTargets, listFaults } from '@/lib/faults/data'
import { faultTable } from '@/lib/faults/import/csv'
import { exportFaults } from '@/lib/faults/import/data'
import { importFaults, listBadLines } from '@/lib/faults/import/mutations'
import { faultImportShape } from '@/lib/faults/import/output'
import { faultImportSchema } from '@/lib/faults/import/schema'
import { createFault, deleteFault, updateFault } from '@/lib/faults/mutations'
import { faultShape, groupsShape, serializeFault, serializeTargets, targetsShape } from '@/lib/faults/output'
import { faultFilter, faultSchema, groupsQuery } from '@/lib/faults/schema'

// There are thousands of faults, so a call without a page gets the first one.
const faultQuery = z.pipe(
  z.extend(publicationParameters, faultFilter),
  z.transform(({ page = 1, pageSize, q, ...filter }) => ({ ...pageOf({ page, pageSize, q }), ...filter })),
)

/** The calls of /api/Faults by the address below it. */
export const routes = {
  '': resource({
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
  }),
  '[key]': resource({
    GET: route({
      access: 'optional-content',
      summary: 'Bir arıza',
      returns: [itemAnswer(faultShape), movedAnswer],
      params: slugParams,
      query: stateQuery,
      call: ({ session, params, query }) =>
        getFault(params.key, visibleState(session, query.state), session ? 'staff' : 'public'),
      reply: (found) =>
        'movedTo' in found
          ? movedReply(`/api/Faults/${found.movedTo}`)
          : itemReply(serializeFault(found.item), found.item),
    }),
    PUT: route({
      access: 'content',
      summary: 'Değiştir; If-Match ile',
      returns: itemAnswer(faultShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: faultSchema,
      call: ({ session, params, body, headers }) => updateFault(session, params.key, body, ifMatch(headers)),
      reply: (fault) => itemReply(serializeFault(fault), fault),
    }),
    DELETE: route({
      access: 'content',
      summary: 'Sil',
      returns: emptyAnswer(),
      params: idParams,
      call: ({ session, params }) => deleteFault(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
  groups: resource({
    GET: route({
      access: 'content',
      summary: 'Markalara ve durumlara göre sayılar',
      returns: answer(200, groupsShape),
      query: groupsQuery,
      call: ({ session, query }) => countGroups(session, query),
      reply: (groups) => ({ status: 200, body: groups }),
    }),
  }),
  import: resource({
    POST: route({
      access: 'content',
      summary: 'CSV’den ekle ya da denetle',
      returns: [answer(200, faultImportShape), csvAnswer],
      fails: ['conflict'],
      takes: 'form',
      body: faultImportSchema,
      call: async ({ session, body, headers }) => {
        if (!body.apply && wantsCsv(headers)) return { badLines: await listBadLines(session, body.file) }
        return { answer: await importFaults(session, body) }
      },
      reply: ({ badLines, answer }) => {
        return badLines ? csvReply('hatali-satirlar', badLines) : { status: 200, body: answer }
      },
    }),
  }),
  links: resource({
    GET: route({
      access: 'content',
      summary: 'Bağlanabilecek hizmetler ve yazılar',
      returns: answer(200, targetsShape),
      call: ({ session }) => linkTargets(session),
      reply: (targets) => ({ status: 200, body: serializeTargets(targets) }),
    }),
  }),
  '[key]/versions': resource({ GET: versionsRoute('fault') }),
  several: resource({
    POST: severalRoute('fault', {
      filter: z.extend(publicationConditions, faultFilter),
      where: ({ q: search, state, ...filter }) => faultsWhere({ ...filter, search }, state, 'staff'),
    }),
  }),
} satisfies Routes

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
