import { answer } from '@/lib/http/answers'
import { liveShape } from '@/lib/domains/health/shapes'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Süreç çalışıyor mu?',
    returns: answer(200, liveShape),
    call: async () => ({ status: 'live' as const }),
    reply: (body) => ({ status: 200, body }),
  }),
})
