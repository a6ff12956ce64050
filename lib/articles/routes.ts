import { PUBLISHED_LIST, kindWrites, publishedItem, publishedList, bulkRoute } from '@/lib/api/kind-routes'
import { responseSpec } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { versionRoutes } from '@/lib/api/version-routes'
import { getPost, listPosts } from '@/lib/articles/data'
import { addTextPicture, createPost, updatePost } from '@/lib/articles/mutations'
import { postShape, serializePost, textPictureShape } from '@/lib/articles/output'
import { newPostSchema, postChangeSchema, textPictureSchema } from '@/lib/articles/schema'

const postOutput = { shape: postShape, write: serializePost }
const writes = kindWrites('post', {
  ...postOutput,
  takes: 'form',
  newBody: newPostSchema,
  changeBody: postChangeSchema,
  create: createPost,
  update: updatePost,
  fails: ['slug-taken'],
  summaries: { create: 'Yeni yazı', delete: 'Resimleriyle sil' },
})

/** The endpoints of /api/BlogPosts by sub-path. */
export const routes = {
  '': resource({ GET: publishedList(listPosts, postOutput), POST: writes.POST }),
  '[key]': resource({
    GET: publishedItem('post', 'Bir yazı', getPost, postOutput),
    PUT: writes.PUT,
    DELETE: writes.DELETE,
  }),
  '[key]/upload-image': resource({
    POST: route({
      access: 'content',
      summary: 'Metne resim ekle',
      returns: responseSpec(201, textPictureShape),
      params: idParams,
      takes: 'form',
      body: textPictureSchema,
      call: ({ session, params, body }) => addTextPicture(session, params.key, body.file),
      reply: (imageUrl) => ({ status: 201, body: { imageUrl } }),
    }),
  }),
  ...versionRoutes('post'),
  several: resource({ POST: bulkRoute('post', PUBLISHED_LIST) }),
} satisfies Routes
