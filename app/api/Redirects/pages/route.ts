import { listPages } from '@/lib/domains/redirects/data'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    call: ({ session }) => listPages(session),
    reply: (pages) => listReply(pages, pages.length),
  }),
})
