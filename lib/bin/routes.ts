import { z } from 'zod/mini'
import { pageQuery } from '@/lib/api/paging'
import { responseSpec, emptySpec, emptyReply, listSpec, listReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { countBin, listBin } from '@/lib/bin/data'
import { changeBinItems, purgeItem, restoreItem } from '@/lib/bin/mutations'
import { binCountsShape, binBulkShape, binShape, serializeBinItem } from '@/lib/bin/output'
import { binFilterSchema, binBulkSchema } from '@/lib/bin/schema'

/** The endpoints of /api/Bin by sub-path. Each account sees the kinds that it may change. */
export const routes = {
  '': resource({
    GET: route({
      access: 'content',
      summary: 'Son 30 günde silinenler',
      returns: listSpec(binShape),
      query: z.intersection(pageQuery, binFilterSchema),
      call: ({ session, query: { range, ...filter } }) => listBin(session, filter, range),
      reply: ({ items, total }) => listReply(items.map(serializeBinItem), total),
    }),
  }),
  '[key]': resource({
    DELETE: route({
      access: 'content',
      summary: 'Kalıcı sil',
      returns: emptySpec(),
      params: idParams,
      call: ({ session, params }) => purgeItem(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
  '[key]/restore': resource({
    POST: route({
      access: 'content',
      summary: 'Geri al',
      returns: emptySpec(),
      fails: ['conflict'],
      params: idParams,
      call: ({ session, params }) => restoreItem(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'content',
      summary: 'Türlere göre sayılar',
      returns: responseSpec(200, binCountsShape),
      call: ({ session }) => countBin(session),
      reply: (counts) => ({ status: 200, body: counts }),
    }),
  }),
  several: resource({
    POST: route({
      access: 'content',
      summary: 'Birlikte geri al ya da kalıcı sil; geri alınamayan atlanır',
      returns: responseSpec(200, binBulkShape),
      fails: ['conflict'],
      body: binBulkSchema,
      call: ({ session, body }) => changeBinItems(session, body),
      reply: (result) => ({ status: 200, body: result }),
    }),
  }),
} satisfies Routes
