import { PLAIN_FILTER, kindWrites, bulkRoute } from '@/lib/api/kind-routes'
import { returnsBody, returnsItem, returnsList } from '@/lib/api/replies'
import { withCsvFlag, returnsPageOrCsv } from '@/lib/api/csv'
import { pageQuery } from '@/lib/api/paging'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { redirectTable } from '@/lib/redirects/csv'
import { getRedirect, listPages, listRedirects } from '@/lib/redirects/data'
import { createRedirect, importRedirects, updateRedirect } from '@/lib/redirects/mutations'
import { importShape, pageShape, redirectShape, serializeRedirect } from '@/lib/redirects/output'
import { redirectImportSchema, redirectSchema } from '@/lib/redirects/schema'

const writes = kindWrites('redirect', {
  shape: redirectShape,
  serialize: serializeRedirect,
  newBody: redirectSchema,
  changeBody: redirectSchema,
  create: createRedirect,
  update: updateRedirect,
  fails: ['conflict'],
  summaries: { create: 'Yeni yönlendirme', delete: 'Sil' },
})

/** The endpoints of /api/Redirects by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'settings',
      summary: 'Liste; CSV de verir',
      ...returnsPageOrCsv(redirectShape, serializeRedirect, 'yonlendirmeler', redirectTable),
      query: pageQuery,
      call: async ({ session, query, headers }) =>
        withCsvFlag({ session, headers, kind: 'redirect' }, await listRedirects(session, query.range, query.search)),
    }),
    POST: writes.POST,
  }),
  '[key]': resource({
    GET: route({
      access: 'settings',
      summary: 'Bir yönlendirme',
      ...returnsItem(redirectShape, serializeRedirect),
      params: idParams,
      call: ({ session, params }) => getRedirect(session, params.key),
    }),
    PUT: writes.PUT,
    DELETE: writes.DELETE,
  }),
  import: resource({
    POST: route({
      access: 'settings',
      summary: 'CSV’den ekle ya da denetle',
      ...returnsBody(200, importShape),
      fails: ['conflict'],
      takes: 'form',
      body: redirectImportSchema,
      call: ({ session, body }) => importRedirects(session, body),
    }),
  }),
  pages: resource({
    GET: route({
      access: 'settings',
      summary: 'Gidilebilecek sayfalar',
      ...returnsList(pageShape),
      call: ({ session }) => listPages(session),
    }),
  }),
  several: resource({ POST: bulkRoute('redirect', PLAIN_FILTER) }),
} satisfies Routes
