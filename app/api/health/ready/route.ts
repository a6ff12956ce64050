import { answer } from '@/lib/http/answers'
import { readiness } from '@/lib/domains/health/data'
import { notReadyShape, readyShape } from '@/lib/domains/health/shapes'
import { resource, route } from '@/lib/http/route'

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
