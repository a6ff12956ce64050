import { dispatch } from '@/lib/api/dispatch'
import {
  answer,
  createdAnswer,
  emptyAnswer,
  itemAnswer,
  listAnswer,
  movedAnswer,
  createdReply,
  emptyReply,
  ifMatch,
  itemReply,
  listReply,
  movedReply,
} from '@/lib/api/replies'
import { publicationQuery, stateQuery } from '@/lib/api/paging'
import { idParams, slugParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { PUBLISHED_LIST, severalRoute } from '@/lib/api/several-route'
import { versionsRoute } from '@/lib/api/versions-route'
import { getPost, listPosts } from '@/lib/articles/data'
import { addTextPicture, createPost, deletePost, updatePost } from '@/lib/articles/mutations'
import { postShape, serializePost, textPictureShape } from '@/lib/articles/output'
import { newPostSchema, postChangeSchema, textPictureSchema } from '@/lib/articles/schema'
import { visibleState } from '@/lib/content/publication'

/** The calls of /api/BlogPosts by the address below it. */
export const routes = {
  '': resource({
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
  }),
  '[key]': resource({
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
  }),
  '[key]/upload-image': resource({
    POST: route({
      access: 'content',
      summary: 'Metne resim ekle',
      returns: answer(201, textPictureShape),
      params: idParams,
      takes: 'form',
      body: textPictureSchema,
      call: ({ session, params, body }) => addTextPicture(session, params.key, body.file),
      reply: (imageUrl) => ({ status: 201, body: { imageUrl } }),
    }),
  }),
  '[key]/versions': resource({ GET: versionsRoute('post') }),
  several: resource({ POST: severalRoute('post', PUBLISHED_LIST) }),
} satisfies Routes

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(routes)
