import { z } from 'zod/mini'
import { readiness } from '@/lib/api/health/data'
import { responseSpec } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'

const ready = z.object({ status: z.literal('ready') })
const notReady = z.object({ status: z.enum(['stopping', 'migrating', 'database-unavailable']) })

/** The endpoints of /api/health by sub-path. */
export const routes = {
  live: resource({
    GET: route({
      access: 'anyone',
      summary: 'Süreç çalışıyor mu?',
      returns: responseSpec(200, z.object({ status: z.literal('live') })),
      call: async () => ({ status: 'live' as const }),
      reply: (body) => ({ status: 200, body }),
    }),
  }),
  ready: resource({
    GET: route({
      access: 'anyone',
      summary: 'Ziyaretçi gönderilebilir mi?',
      returns: [responseSpec(200, ready), responseSpec(503, notReady)],
      call: readiness,
      reply: (status) =>
        status === 'ready'
          ? { status: 200, body: { status } }
          : { status: 503, headers: { 'Retry-After': '5' }, body: { status } },
    }),
  }),
} satisfies Routes
