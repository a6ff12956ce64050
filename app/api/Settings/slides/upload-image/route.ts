import { addSlidePicture } from '@/lib/domains/settings/mutations'
import { slideUploadSchema } from '@/lib/domains/settings/schema'
import { slidePictureUploadShape } from '@/lib/domains/settings/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'settings',
    summary: 'Slayda resim ekle',
    returns: answer(201, slidePictureUploadShape),
    takes: 'form',
    body: slideUploadSchema,
    call: ({ session, body }) => addSlidePicture(session, body.file),
    reply: (imageUrl) => ({ status: 201, body: { imageUrl } }),
  }),
})
