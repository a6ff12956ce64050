import { pageQuery } from '@/lib/api/paging'
import { emptyAnswer, emptyReply, listAnswer, listReply } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { listBin } from '@/lib/bin/data'
import { deleteForGood, restoreItem } from '@/lib/bin/mutations'
import { binShape, serializeBinItem } from '@/lib/bin/output'

/** The calls of /api/Bin by the address below it. Each account finds the kinds that it may change. */
export const routes = {
  '': resource({
    GET: route({
      access: 'content',
      summary: 'Son 30 günde silinenler',
      returns: listAnswer(binShape),
      query: pageQuery,
      call: ({ session, query }) => listBin(session, query.range, query.search),
      reply: ({ items, total }) => listReply(items.map(serializeBinItem), total),
    }),
  }),
  '[key]': resource({
    DELETE: route({
      access: 'content',
      summary: 'Kalıcı sil',
      returns: emptyAnswer(),
      params: idParams,
      call: ({ session, params }) => deleteForGood(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
  '[key]/restore': resource({
    POST: route({
      access: 'content',
      summary: 'Geri al',
      returns: emptyAnswer(),
      fails: ['conflict'],
      params: idParams,
      call: ({ session, params }) => restoreItem(session, params.key),
      reply: () => emptyReply(),
    }),
  }),
} satisfies Routes
