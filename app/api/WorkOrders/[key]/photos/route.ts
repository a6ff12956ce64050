import { answer } from '@/lib/api/answers'
import { entityTag } from '@/lib/api/etag'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'
import { addOrderPhoto } from '@/lib/orders/photo-mutations'
import { staffPhotoSchema } from '@/lib/photos/schema'
import { photoShape, serializePhoto } from '@/lib/photos/output'

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
