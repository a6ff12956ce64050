import { answer } from '@/lib/api/answers'
import { liveShape } from '@/lib/api/health/shapes'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Süreç çalışıyor mu?',
    returns: answer(200, liveShape),
    call: async () => ({ status: 'live' as const }),
    reply: (body) => ({ status: 200, body }),
  }),
})
