import { addTextPicture } from '@/lib/domains/blog/mutations'
import { textPictureSchema } from '@/lib/domains/blog/schema'
import { textPictureShape } from '@/lib/domains/blog/shapes'
import { answer } from '@/lib/http/answers'
import { idParams } from '@/lib/http/request'
import { resource, route } from '@/lib/http/route'

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
