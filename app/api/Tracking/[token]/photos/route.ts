import { answer } from '@/lib/api/answers'
import { clientOf, tokenParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'
import { addCustomerPhoto, openForPhotos } from '@/lib/orders/photo-mutations'
import { photoSchema } from '@/lib/photos/schema'
import { customerPhotoShape, serializeCustomerPhoto } from '@/lib/orders/tracking-output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Fotoğraf ekle',
    returns: answer(201, customerPhotoShape),
    fails: ['conflict', 'gone', 'rate-limited'],
    params: tokenParams,
    admit: ({ params }) => openForPhotos(params.token),
    takes: 'form',
    body: photoSchema,
    call: ({ params, body, headers }) => addCustomerPhoto(params.token, body.file, clientOf(headers)),
    reply: (photo) => ({ status: 201, body: serializeCustomerPhoto(photo) }),
  }),
})
