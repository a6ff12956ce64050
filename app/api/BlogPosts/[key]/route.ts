import { getPost } from '@/lib/blog/data'
import { serializePost } from '@/lib/blog/serialize'
import { slugParams } from '@/lib/http/keys'
import { itemReply, movedReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    params: slugParams,
    call: ({ params }) => getPost(params.key),
    reply: (found) =>
      'movedTo' in found ? movedReply(`/api/BlogPosts/${found.movedTo}`) : itemReply(serializePost(found.post), found.post),
  }),
})
