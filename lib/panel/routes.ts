import { responseSpec } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'
import { searchPanel } from '@/lib/panel/data'
import { panelSearchShape } from '@/lib/panel/output'
import { panelSearchQuery } from '@/lib/panel/schema'

/** The endpoints of /api/Panel by sub-path. */
export const routes = {
  Search: resource({
    GET: route({
      access: 'session',
      summary: 'Panelde ara',
      returns: responseSpec(200, panelSearchShape),
      query: panelSearchQuery,
      call: async ({ session, query: { q } }) => ({ q, groups: await searchPanel(session, q) }),
      reply: ({ q, groups }) => {
        const total = groups.reduce((sum, group) => sum + group.total, 0)
        return { status: 200, body: { query: q, total, groups } }
      },
    }),
  }),
} satisfies Routes
