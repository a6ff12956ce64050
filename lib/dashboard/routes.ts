import { returnsBody } from '@/lib/api/replies'
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
      ...returnsBody(200, oldCopiesShape),
      call: ({ session }) => listOldCopies(session),
    }),
  }),
  states: resource({
    GET: route({
      access: 'content',
      summary: 'Hizmet ve yazıların durumları',
      ...returnsBody(200, stateCountsShape),
      call: ({ session }) => countContentStates(session),
    }),
  }),
  stats: resource({
    GET: route({
      access: 'session',
      summary: 'Sayılar',
      ...returnsBody(200, statsShape),
      call: ({ session }) => countAll(session),
    }),
  }),
  today: resource({
    GET: route({
      access: 'session',
      summary: 'Bugünün işleri',
      ...returnsBody(200, todayShape),
      call: ({ session }) => readToday(session),
    }),
  }),
} satisfies Routes
