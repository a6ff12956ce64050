import { answer } from '@/lib/api/answers'
import { clientOf, idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'
import { addMessagePhoto } from '@/lib/orders/photo-mutations'
import { refuseUploadToken } from '@/lib/photos/upload-token'
import { photoSchema } from '@/lib/photos/schema'
import { toJson } from '@/lib/platform/output'
import { photoReceiptShape } from '@/lib/photos/output'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'anyone',
    summary: 'Mesaja fotoğraf ekle',
    returns: answer(201, photoReceiptShape),
    fails: ['unauthenticated', 'conflict', 'rate-limited'],
    readsHeaders: ['Upload-Token'],
    params: idParams,
    admit: ({ params, headers }) => refuseUploadToken(params.key, headers.get('upload-token') ?? ''),
    takes: 'form',
    body: photoSchema,
    call: ({ params, body, headers }) => addMessagePhoto(params.key, body.file, clientOf(headers)),
    reply: (photo) => ({ status: 201, body: toJson(photoReceiptShape, photo) }),
  }),
})
