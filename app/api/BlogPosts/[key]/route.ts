import { visibleState } from '@/lib/content/publication'
import { getPost } from '@/lib/articles/data'
import { deletePost, updatePost } from '@/lib/articles/mutations'
import { postChangeSchema } from '@/lib/articles/schema'
import { postShape, serializePost } from '@/lib/articles/output'
import { emptyAnswer, itemAnswer, movedAnswer } from '@/lib/api/answers'
import { stateQuery } from '@/lib/api/paging'
import { slugParams, idParams } from '@/lib/api/request'
import { emptyReply, ifMatch, itemReply, movedReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

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
