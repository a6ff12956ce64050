import { addTextPicture } from '@/lib/articles/mutations'
import { textPictureSchema } from '@/lib/articles/schema'
import { textPictureShape } from '@/lib/articles/output'
import { answer } from '@/lib/api/answers'
import { idParams } from '@/lib/api/request'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'content',
    summary: 'Metne resim ekle',
    returns: answer(201, textPictureShape),
    params: idParams,
    takes: 'form',
    body: textPictureSchema,
    call: ({ session, params, body }) => addTextPicture(session, params.key, body.file),
    reply: (imageUrl) => ({ status: 201, body: { imageUrl } }),
  }),
})
