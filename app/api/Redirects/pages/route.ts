import { listPages } from '@/lib/domains/redirects/data'
import { pageShape } from '@/lib/domains/redirects/shapes'
import { listAnswer } from '@/lib/http/answers'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'settings',
    summary: 'Gidilebilecek sayfalar',
    returns: listAnswer(pageShape),
    call: ({ session }) => listPages(session),
    reply: (pages) => listReply(pages, pages.length),
  }),
})
