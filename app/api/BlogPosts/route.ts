import { visibleState } from '@/lib/content/publication'
import { listPosts } from '@/lib/domains/blog/data'
import { createPost } from '@/lib/domains/blog/mutations'
import { newPostSchema } from '@/lib/domains/blog/schema'
import { serializePost } from '@/lib/domains/blog/serialize'
import { postShape } from '@/lib/domains/blog/shapes'
import { createdAnswer, listAnswer } from '@/lib/http/answers'
import { publicationQuery } from '@/lib/http/paging'
import { createdReply, listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { admitSearch } from '@/lib/http/search-limit'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'optional-content',
    summary: 'Liste; state ile taslaklar',
    returns: listAnswer(postShape),
    fails: ['rate-limited'],
    admit: admitSearch,
    query: publicationQuery,
    call: ({ session, query }) => listPosts(query.range, query.search, visibleState(session, query.state)),
    reply: ({ items, total }) => listReply(items.map(serializePost), total),
  }),
  POST: route({
    access: 'content',
    summary: 'Yeni yazı',
    returns: createdAnswer(postShape),
    fails: ['slug-taken'],
    takes: 'form',
    body: newPostSchema,
    call: ({ session, body }) => createPost(session, body),
    reply: (post) => createdReply(serializePost(post), post, `/api/BlogPosts/${post.slug}`),
  }),
})
