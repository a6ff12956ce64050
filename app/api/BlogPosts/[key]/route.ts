import { visibleState } from '@/lib/content/publication'
import { getPost } from '@/lib/domains/blog/data'
import { deletePost, updatePost } from '@/lib/domains/blog/mutations'
import { postChangeSchema } from '@/lib/domains/blog/schema'
import { serializePost } from '@/lib/domains/blog/serialize'
import { stateQuery } from '@/lib/http/paging'
import { slugParams, idParams } from '@/lib/http/request'
import { emptyReply, ifMatch, itemReply, movedReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-session',
    params: slugParams,
    query: stateQuery,
    call: ({ session, params, query }) => getPost(params.key, visibleState(session, query.state)),
    reply: (found) =>
      'movedTo' in found
        ? movedReply(`/api/BlogPosts/${found.movedTo}`)
        : itemReply(serializePost(found.item), found.item),
  }),
  PUT: route({
    access: 'content',
    params: idParams,
    takes: 'form',
    body: postChangeSchema,
    call: ({ session, params, body, headers }) => updatePost(session, params.key, body, ifMatch(headers)),
    reply: (post) => itemReply(serializePost(post), post),
  }),
  DELETE: route({
    access: 'content',
    params: idParams,
    call: ({ session, params }) => deletePost(session, params.key),
    reply: () => emptyReply(),
  }),
})
