import { answer } from '@/lib/http/answers'
import { entityTag } from '@/lib/http/etag'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'
import { addOrderPhoto } from '@/lib/domains/photos/mutations'
import { staffPhotoSchema } from '@/lib/domains/photos/schema'
import { serializePhoto } from '@/lib/domains/work-orders/serialize'
import { photoShape } from '@/lib/domains/work-orders/shapes'

// The tags are those of the order, which changes with its photos.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'orders',
    summary: 'Fotoğraf ekle',
    returns: answer(201, photoShape, ['ETag']),
    params: idParams,
    takes: 'form',
    body: staffPhotoSchema,
    call: ({ session, params, body }) => addOrderPhoto(session, params.key, body),
    reply: ({ photo, item }) => ({ status: 201, headers: { ETag: entityTag(item) }, body: serializePhoto(photo) }),
  }),
})
