import { z } from 'zod/mini'
import { csvReply, wantsCsv, withFormat } from '@/lib/api/csv'
import { FIRST_PAGE, pageQuery } from '@/lib/api/paging'
import {
  responseSpec,
  createdSpec,
  createdReply,
  csvSpec,
  ifMatch,
  itemSpec,
  itemReply,
  listSpec,
  listReply,
} from '@/lib/api/replies'
import { idempotencyKeyOf, idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { movementTable, partTable } from '@/lib/parts/csv'
import { countParts, getPart, listMovements, listParts, type Part } from '@/lib/parts/data'
import { importParts, listBadLines } from '@/lib/parts/import/mutations'
import { partImportShape } from '@/lib/parts/import/output'
import { partImportSchema } from '@/lib/parts/import/schema'
import { addMovement, recordCount, createPart, reverseMovement, updatePart } from '@/lib/parts/mutations'
import {
  countResultShape,
  movementShape,
  partCountsShape,
  partRowShape,
  partShape,
  serializeCount,
  serializeMovement,
  serializePart,
  serializePartRow,
} from '@/lib/parts/output'
import {
  countSchema,
  movementParams,
  movementSchema,
  partFilterSchema,
  partParams,
  partSchema,
  reverseMovementSchema,
} from '@/lib/parts/schema'

const createdPart = (part: Part) => createdReply(serializePart(part), part, `/api/Parts/${part.id}`)

/** The endpoints of /api/Parts by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'orders',
      summary: 'Liste; CSV de verir',
      returns: [listSpec(partRowShape), csvSpec],
      query: z.intersection(pageQuery, partFilterSchema),
      call: async ({ session, query: { range, search, ...filter }, headers }) =>
        withFormat({ session, headers, kind: 'part' }, await listParts(session, filter, range, search)),
      reply: ({ items, total, asCsv }) =>
        asCsv ? csvReply('parcalar', partTable(items)) : listReply(items.map(serializePartRow), total),
    }),
    POST: route({
      access: 'orders',
      summary: 'Yeni parça',
      returns: createdSpec(partShape),
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      body: partSchema,
      call: ({ session, body, headers }) => createPart(session, body, idempotencyKeyOf(headers)),
      reply: createdPart,
    }),
  }),
  '[key]': resource({
    GET: route({
      access: 'orders',
      summary: 'Bir parça; koduyla da bulunur',
      returns: itemSpec(partShape),
      params: partParams,
      call: ({ session, params }) => getPart(session, params.key),
      reply: (part) => itemReply(serializePart(part), part),
    }),
    PUT: route({
      access: 'orders',
      summary: 'Değiştir; If-Match ile. Miktar hareketlerle değişir',
      returns: itemSpec(partShape),
      fails: ['conflict', 'stale'],
      params: idParams,
      body: partSchema,
      call: ({ session, params, body, headers }) => updatePart(session, params.key, body, ifMatch(headers)),
      reply: (part) => itemReply(serializePart(part), part),
    }),
  }),
  '[key]/movements': resource({
    GET: route({
      access: 'orders',
      summary: 'Hareketler, yenisi üstte; CSV de verir',
      returns: [listSpec(movementShape), csvSpec],
      params: idParams,
      query: pageQuery,
      call: async ({ session, params, query, headers }) => {
        const range = wantsCsv(headers) ? undefined : (query.range ?? FIRST_PAGE)
        return withFormat({ session, headers, kind: 'part' }, await listMovements(session, params.key, range))
      },
      reply: ({ items, total, asCsv }) =>
        asCsv ? csvReply('hareketler', movementTable(items)) : listReply(items.map(serializeMovement), total),
    }),
    POST: route({
      access: 'orders',
      summary: 'Giriş, çıkış ya da sayım yaz',
      returns: createdSpec(partShape),
      fails: ['conflict'],
      readsHeaders: ['Idempotency-Key'],
      params: idParams,
      body: movementSchema,
      call: ({ session, params, body, headers }) => addMovement(session, params.key, body, idempotencyKeyOf(headers)),
      reply: createdPart,
    }),
  }),
  '[key]/movements/[movementId]/back': resource({
    POST: route({
      access: 'orders',
      summary: 'Ters kayıtla geri al',
      returns: createdSpec(partShape),
      fails: ['conflict'],
      params: movementParams,
      body: reverseMovementSchema,
      call: ({ session, params, body }) => reverseMovement(session, params, body),
      reply: createdPart,
    }),
  }),
  count: resource({
    POST: route({
      access: 'orders',
      summary: 'Sayımın farklarını yaz; sayılırken değişeni sorar',
      returns: responseSpec(200, countResultShape),
      body: countSchema,
      call: ({ session, body }) => recordCount(session, body),
      reply: (result) => ({ status: 200, body: serializeCount(result) }),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'orders',
      summary: 'Süzgeçlerin sayıları',
      returns: responseSpec(200, partCountsShape),
      call: ({ session }) => countParts(session),
      reply: (counts) => ({ status: 200, body: counts }),
    }),
  }),
  import: resource({
    POST: route({
      access: 'orders',
      summary: 'CSV’den ekle, fiyat değiştir, sayım yaz ya da denetle',
      returns: [responseSpec(200, partImportShape), csvSpec],
      fails: ['conflict'],
      takes: 'form',
      body: partImportSchema,
      call: async ({ session, body, headers }) => {
        if (!body.apply && wantsCsv(headers)) return { badLines: await listBadLines(session, body.file) }
        return { result: await importParts(session, body) }
      },
      reply: ({ badLines, result }) =>
        badLines ? csvReply('hatali-satirlar', badLines) : { status: 200, body: result },
    }),
  }),
} satisfies Routes
