import { listPages } from '@/lib/redirects/data'
import { pageShape } from '@/lib/redirects/output'
import { listAnswer } from '@/lib/api/answers'
import { listReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Gidilebilecek sayfalar',
    returns: listAnswer(pageShape),
    call: ({ session }) => listPages(session),
    reply: (pages) => listReply(pages, pages.length),
  }),
})
