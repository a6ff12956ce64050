import { visibleState } from '@/lib/content/publication'
import { listPosts } from '@/lib/articles/data'
import { createPost } from '@/lib/articles/mutations'
import { newPostSchema } from '@/lib/articles/schema'
import { postShape, serializePost } from '@/lib/articles/output'
import { createdAnswer, listAnswer } from '@/lib/api/answers'
import { publicationQuery } from '@/lib/api/paging'
import { createdReply, listReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'

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
