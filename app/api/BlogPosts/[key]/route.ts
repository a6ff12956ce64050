import { visibleState } from '@/lib/content/publication'
import { getPost } from '@/lib/domains/blog/data'
import { deletePost, updatePost } from '@/lib/domains/blog/mutations'
import { postChangeSchema } from '@/lib/domains/blog/schema'
import { serializePost } from '@/lib/domains/blog/serialize'
import { postShape } from '@/lib/domains/blog/shapes'
import { emptyAnswer, itemAnswer, movedAnswer } from '@/lib/http/answers'
import { stateQuery } from '@/lib/http/paging'
import { slugParams, idParams } from '@/lib/http/request'
import { emptyReply, ifMatch, itemReply, movedReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-content',
    summary: 'Bir yazı',
    returns: [itemAnswer(postShape), movedAnswer],
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
    summary: 'Değiştir; If-Match ile',
    returns: itemAnswer(postShape),
    fails: ['slug-taken', 'stale'],
    params: idParams,
    takes: 'form',
    body: postChangeSchema,
    call: ({ session, params, body, headers }) => updatePost(session, params.key, body, ifMatch(headers)),
    reply: (post) => itemReply(serializePost(post), post),
  }),
  DELETE: route({
    access: 'content',
    summary: 'Resimleriyle sil',
    returns: emptyAnswer(),
    params: idParams,
    call: ({ session, params }) => deletePost(session, params.key),
    reply: () => emptyReply(),
  }),
})
