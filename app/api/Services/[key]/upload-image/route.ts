import { answer } from '@/lib/api/answers'
import { idParams } from '@/lib/api/request'
import { entityTag } from '@/lib/api/etag'
import { resource, route } from '@/lib/api/route'
import { addServicePicture } from '@/lib/services/mutations'
import { pictureSchema } from '@/lib/services/schema'
import { serializeService, uploadedPictureShape } from '@/lib/services/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'content',
    summary: 'Resim ekle',
    returns: answer(201, uploadedPictureShape, ['ETag']),
    params: idParams,
    takes: 'form',
    body: pictureSchema,
    call: ({ session, params, body }) => addServicePicture(session, params.key, body),
    reply: ({ service, path }) => ({
      status: 201,
      headers: { ETag: entityTag(service) },
      body: { imageUrl: path, imageUrls: serializeService(service).imageUrls },
    }),
  }),
})
