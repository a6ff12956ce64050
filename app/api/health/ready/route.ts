import { answer } from '@/lib/api/answers'
import { readiness } from '@/lib/api/health/data'
import { notReadyShape, readyShape } from '@/lib/api/health/shapes'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Ziyaretçi gönderilebilir mi?',
    returns: [answer(200, readyShape), answer(503, notReadyShape)],
    call: readiness,
    reply: (status) =>
      status === 'ready'
        ? { status: 200, body: { status } }
        : { status: 503, headers: { 'Retry-After': '5' }, body: { status } },
  }),
})
