import { previewText } from '@/lib/domains/blog/data'
import { textPreviewSchema } from '@/lib/domains/blog/schema'
import { previewShape } from '@/lib/domains/blog/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'content',
    summary: 'Metnin sayfadaki hâli',
    returns: answer(200, previewShape),
    body: textPreviewSchema,
    call: ({ body }) => previewText(body),
    reply: (html) => ({ status: 200, body: { html } }),
  }),
})
