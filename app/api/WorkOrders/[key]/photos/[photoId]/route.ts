import { emptyAnswer, itemAnswer } from '@/lib/api/answers'
import { emptyReply, itemReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { changePhoto, removePhoto } from '@/lib/orders/photo-mutations'
import { photoParams } from '@/lib/photos/schema'
import { photoChangeSchema } from '@/lib/orders/schema'
import { photoShape, serializePhoto } from '@/lib/photos/output'

// The tags are those of the order, which changes with its photos.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route({
    access: 'orders',
    summary: 'Fotoğrafın sözünü değiştir',
    returns: itemAnswer(photoShape),
    params: photoParams,
    body: photoChangeSchema,
    call: ({ session, params, body }) => changePhoto(session, params.key, params.photoId, body),
    reply: ({ photo, item }) => itemReply(serializePhoto(photo), item),
  }),
  DELETE: route({
    access: 'orders',
    summary: 'Fotoğrafı sil',
    returns: emptyAnswer('ETag'),
    params: photoParams,
    call: ({ session, params }) => removePhoto(session, params.key, params.photoId),
    reply: (order) => emptyReply(order),
  }),
})
