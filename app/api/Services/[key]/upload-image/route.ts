import { answer } from '@/lib/http/answers'
import { idParams } from '@/lib/http/request'
import { entityTag } from '@/lib/http/etag'
import { resource, route } from '@/lib/http/route'
import { addServicePicture } from '@/lib/domains/services/mutations'
import { pictureSchema } from '@/lib/domains/services/schema'
import { serializeService } from '@/lib/domains/services/serialize'
import { uploadedPictureShape } from '@/lib/domains/services/shapes'

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
