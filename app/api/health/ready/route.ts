import { z } from 'zod/mini'
import { answer } from '@/lib/api/replies'
import { readiness } from '@/lib/api/health/data'
import { resource, route } from '@/lib/api/route'

const ready = z.object({ status: z.literal('ready') })
const notReady = z.object({ status: z.enum(['stopping', 'migrating', 'database-unavailable']) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Ziyaretçi gönderilebilir mi?',
    returns: [answer(200, ready), answer(503, notReady)],
    call: readiness,
    reply: (status) =>
      status === 'ready'
        ? { status: 200, body: { status } }
        : { status: 503, headers: { 'Retry-After': '5' }, body: { status } },
  }),
})
