import { responseSpec } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'
import { countAll, countContentStates, listOldCopies } from '@/lib/dashboard/data'
import { oldCopiesShape, stateCountsShape, statsShape, todayShape } from '@/lib/dashboard/output'
import { readToday } from '@/lib/dashboard/today/data'

/** The endpoints of /api/Dashboard by sub-path. */
export const routes = {
  copies: resource({
    GET: route({
      access: 'settings',
      summary: 'Başka yerdeki kopyalardan eskiyenler',
      returns: responseSpec(200, oldCopiesShape),
      call: ({ session }) => listOldCopies(session),
      reply: (copies) => ({ status: 200, body: copies }),
    }),
  }),
  states: resource({
    GET: route({
      access: 'content',
      summary: 'Hizmet ve yazıların durumları',
      returns: responseSpec(200, stateCountsShape),
      call: ({ session }) => countContentStates(session),
      reply: (counts) => ({ status: 200, body: counts }),
    }),
  }),
  stats: resource({
    GET: route({
      access: 'session',
      summary: 'Sayılar',
      returns: responseSpec(200, statsShape),
      call: ({ session }) => countAll(session),
      reply: (stats) => ({ status: 200, body: stats }),
    }),
  }),
  today: resource({
    GET: route({
      access: 'session',
      summary: 'Bugünün işleri',
      returns: responseSpec(200, todayShape),
      call: ({ session }) => readToday(session),
      reply: (today) => ({ status: 200, body: today }),
    }),
  }),
} satisfies Routes
