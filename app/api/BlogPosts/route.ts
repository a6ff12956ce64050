import { pageQuery } from '@/lib/http/paging'
import { listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { listPosts } from '@/lib/blog/data'
import { serializePost } from '@/lib/blog/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    query: pageQuery,
    call: ({ query }) => listPosts(query.range, query.search),
    reply: ({ items, total }) => listReply(items.map(serializePost), total),
  }),
})
