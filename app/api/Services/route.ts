import { pageQuery } from '@/lib/http/paging'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { pageOfServices } from '@/lib/services/data'
import { serializeService } from '@/lib/services/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    query: pageQuery,
    call: ({ query }) => pageOfServices(query.range, query.search),
    reply: ({ items, total }) => listReply(items.map(serializeService), total),
  }),
})
