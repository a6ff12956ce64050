import { z } from 'zod/mini'
import { csvReply, wantsCsv, withCsvFlag, returnsPageOrCsv } from '@/lib/api/csv'
import { FIRST_PAGE, pageQuery } from '@/lib/api/paging'
import { responseSpec, csvSpec, ifMatch, returnsBody, returnsCreated, returnsItem } from '@/lib/api/replies'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { movementTable, partTable } from '@/lib/parts/csv'
import { countParts, getPart, listMovements, listParts } from '@/lib/parts/data'
import { importParts, listBadLines } from '@/lib/parts/import/mutations'
import { partImportShape } from '@/lib/parts/import/output'
import { fileImportSchema } from '@/lib/platform/csv/schema'
import { toJson } from '@/lib/platform/output'
import { addMovement, recordCount, createPart, reverseMovement, updatePart } from '@/lib/parts/mutations'
import { countResultShape, movementShape, partCountsShape, partRowShape, partShape } from '@/lib/parts/output'
import {
  countSchema,
  movementParams,
  movementSchema,
  partFilterSchema,
  partParams,
  partSchema,
  reverseMovementSchema,
} from '@/lib/parts/schema'

const returnsPart = returnsCreated('/api/Parts', partShape)

/** The endpoints of /api/Parts by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'orders',
      summary: 'Liste; CSV de verir',
      ...returnsPageOrCsv(partRowShape, (part) => toJson(partRowShape, part), 'parcalar', partTable),
      query: z.intersection(pageQuery, partFilterSchema),
      call: async ({ session, query: { range, search, ...filter }, headers }) =>
        withCsvFlag({ session, headers, kind: 'part' }, await listParts(session, filter, range, search)),
    }),
    POST: route({
      access: 'orders',
      summary: 'Yeni parça',
      ...returnsPart,
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      body: partSchema,
      call: ({ session, body, headers }) => createPart(session, body, idempotencyKeyOf(headers)),
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'orders',
      summary: 'Bir parça; koduyla da bulunur',
      ...returnsItem(partShape),
      params: partParams,
      call: ({ session, params }) => getPart(session, params.key),
    }),
    PUT: route({
      access: 'orders',
      summary: 'Değiştir; If-Match ile. Miktar hareketlerle değişir',
      ...returnsItem(partShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: partSchema,
      call: ({ session, params, body, headers }) => updatePart(session, params.key, body, ifMatch(headers)),
    }),
  }),
  '[key]/movements': resource({
    GET: route({
      access: 'orders',
      summary: 'Hareketler, yenisi üstte; CSV de verir',
      ...returnsPageOrCsv(movementShape, (movement) => toJson(movementShape, movement), 'hareketler', movementTable),
      params: idParams,
      query: pageQuery,
      call: async ({ session, params, query, headers }) => {
        const range = wantsCsv(headers) ? undefined : (query.range ?? FIRST_PAGE)
        return withCsvFlag({ session, headers, kind: 'part' }, await listMovements(session, params.key, range))
      },
    }),
    POST: route({
      access: 'orders',
      summary: 'Giriş, çıkış ya da sayım yaz',
      ...returnsPart,
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: movementSchema,
      call: ({ session, params, body, headers }) => addMovement(session, params.key, body, idempotencyKeyOf(headers)),
    }),
  }),
  '[key]/movements/[movementId]/back': resource({
    POST: route({
      access: 'orders',
      summary: 'Ters kayıtla geri al',
      ...returnsPart,
      fails: ['conflict'],
      params: movementParams,
      body: reverseMovementSchema,
      call: ({ session, params, body }) => reverseMovement(session, params, body),
    }),
  }),
  count: resource({
    POST: route({
      access: 'orders',
      summary: 'Sayımın farklarını yaz; sayılırken değişeni sorar',
      ...returnsBody(200, countResultShape),
      body: countSchema,
      call: ({ session, body }) => recordCount(session, body),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'orders',
      summary: 'Süzgeçlerin sayıları',
      ...returnsBody(200, partCountsShape),
      call: ({ session }) => countParts(session),
    }),
  }),
  import: resource({
    POST: route({
      access: 'orders',
      summary: 'CSV’den ekle, fiyat değiştir, sayım yaz ya da denetle',
      returns: [responseSpec(200, partImportShape), csvSpec],
      fails: ['conflict'],
      takes: 'form',
      body: fileImportSchema,
      call: async ({ session, body, headers }) => {
        if (!body.apply && wantsCsv(headers)) return { badLines: await listBadLines(session, body.file) }
        return { result: await importParts(session, body) }
      },
      reply: ({ badLines, result }) =>
        badLines ? csvReply('hatali-satirlar', badLines) : { status: 200, body: result },
    }),
  }),
} satisfies Routes
