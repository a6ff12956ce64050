import { withUploadSlot } from '@/lib/api/body/upload-slots'
import { responseSpec, returnsBody } from '@/lib/api/replies'
import { resource, route, type Routes } from '@/lib/api/route'
import { getPicture } from '@/lib/pictures/data'
import { editPicture } from '@/lib/pictures/mutations'
import { editedPictureShape, pictureShape, serializePicture } from '@/lib/pictures/output'
import { pictureEditSchema, pictureQuery } from '@/lib/pictures/schema'

/** The endpoints of /api/Pictures by sub-path. */
export const routes = {
  '': resource({
    GET: route({
      access: 'content',
      summary: 'Bir resmin aslı ve düzeni: dönüş, kesim, odak',
      ...returnsBody(200, pictureShape, serializePicture),
      fails: ['not-found'],
      query: pictureQuery,
      call: ({ session, query }) => getPicture(session, query.imageUrl),
    }),
    PUT: route({
      access: 'content',
      summary: 'Resmi aslından çevir ve kes; yeni yolu döner',
      returns: responseSpec(200, editedPictureShape),
      fails: ['not-found'],
      body: pictureEditSchema,
      call: ({ session, body }) =>
        withUploadSlot({ account: session.administratorId }, () => editPicture(session, body)),
      reply: (imageUrl) => ({ status: 200, body: { imageUrl } }),
    }),
  }),
} satisfies Routes
