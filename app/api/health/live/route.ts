import { z } from 'zod/mini'
import { answer } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    summary: 'Süreç çalışıyor mu?',
    returns: answer(200, z.object({ status: z.literal('live') })),
    call: async () => ({ status: 'live' as const }),
    reply: (body) => ({ status: 200, body }),
  }),
})
