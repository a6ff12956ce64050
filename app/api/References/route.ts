import { pageQuery } from '@/lib/http/paging'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { pageOfReferences } from '@/lib/references/data'
import { serializeReference } from '@/lib/references/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    query: pageQuery,
    call: ({ query }) => pageOfReferences(query.range, query.search),
    reply: ({ items, total }) => listReply(items.map(serializeReference), total),
  }),
})
