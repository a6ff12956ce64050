import { PUBLISHABLE_FILTER, kindWrites, publishableItem, publishableList, bulkRoute } from '@/lib/api/kind-routes'
import { responseSpec } from '@/lib/api/replies'
import { idParams } from '@/lib/api/request'
import { resource, route, type Routes } from '@/lib/api/route'
import { versionRoutes } from '@/lib/api/version-routes'
import { getPost, listPosts } from '@/lib/articles/data'
import { addInlinePicture, createPost, updatePost } from '@/lib/articles/mutations'
import { postShape, serializePost, inlinePictureShape } from '@/lib/articles/output'
import { newPostSchema, postChangeSchema, inlinePictureSchema } from '@/lib/articles/schema'

const postOutput = { shape: postShape, serialize: serializePost }
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
  '': resource({ GET: publishableList(listPosts, postOutput), POST: writes.POST }),
  '[key]': resource({
    GET: publishableItem('post', 'Bir yazı', getPost, postOutput),
    PUT: writes.PUT,
    DELETE: writes.DELETE,
  }),
  '[key]/upload-image': resource({
    POST: route({
      access: 'content',
      summary: 'Metne resim ekle',
      returns: responseSpec(201, inlinePictureShape),
      params: idParams,
      takes: 'form',
      body: inlinePictureSchema,
      call: ({ session, params, body }) => addInlinePicture(session, params.key, body.file),
      reply: (imageUrl) => ({ status: 201, body: { imageUrl } }),
    }),
  }),
  ...versionRoutes('post'),
  several: resource({ POST: bulkRoute('post', PUBLISHABLE_FILTER) }),
} satisfies Routes
