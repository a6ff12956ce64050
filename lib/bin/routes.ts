import { z } from 'zod/mini'
import { pageQuery } from '@/lib/api/paging'
import { returnsBody, returnsNothing, returnsPage } from '@/lib/api/replies'
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
      ...returnsPage(binShape, serializeBinItem),
      query: z.intersection(pageQuery, binFilterSchema),
      call: ({ session, query: { range, ...filter } }) => listBin(session, filter, range),
    }),
  }),
  '[key]': resource({
    DELETE: route({
      access: 'content',
      summary: 'Kalıcı sil',
      ...returnsNothing,
      params: idParams,
      call: ({ session, params }) => purgeItem(session, params.key),
    }),
  }),
  '[key]/restore': resource({
    POST: route({
      access: 'content',
      summary: 'Geri al',
      ...returnsNothing,
      fails: ['conflict'],
      params: idParams,
      call: ({ session, params }) => restoreItem(session, params.key),
    }),
  }),
  counts: resource({
    GET: route({
      access: 'content',
      summary: 'Türlere göre sayılar',
      ...returnsBody(200, binCountsShape),
      call: ({ session }) => countBin(session),
    }),
  }),
  several: resource({
    POST: route({
      access: 'content',
      summary: 'Birlikte geri al ya da kalıcı sil; geri alınamayan atlanır',
      ...returnsBody(200, binBulkShape),
      fails: ['conflict'],
      body: binBulkSchema,
      call: ({ session, body }) => changeBinItems(session, body),
    }),
  }),
} satisfies Routes
