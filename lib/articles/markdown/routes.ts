import { previewText } from '@/lib/articles/data'
import { textPreviewSchema } from '@/lib/articles/schema'
import { previewShape } from '@/lib/articles/output'
import { responseSpec } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'

/** The endpoints of /api/Markdown by sub-path. */
export const routes = {
  '': resource({
    POST: route({
      access: 'content',
      summary: 'Metnin sayfadaki hâli',
      returns: responseSpec(200, previewShape),
      body: textPreviewSchema,
      call: ({ body }) => previewText(body),
      reply: (html) => ({ status: 200, body: { html } }),
    }),
  }),
} satisfies Routes
