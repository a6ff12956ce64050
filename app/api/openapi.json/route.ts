import { z } from 'zod/mini'
import { dispatch } from '@/lib/api/dispatch'
import { answer } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { readDocument } from './document'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch({
  '': resource({
    // Public: it contains no secrets, and programs that read it have no token yet.
    GET: route({
      access: 'anyone',
      summary: 'Bu sayfanın OpenAPI belgesi',
      returns: answer(200, z.looseObject({ openapi: z.string() }), ['ETag']),
      call: readDocument,
      reply: ({ document, tag }) => ({
        status: 200,
        headers: { 'Cache-Control': 'no-cache', ETag: tag },
        body: document,
      }),
    }),
  }),
})
