import { addSlidePicture } from '@/lib/settings/mutations'
import { slideUploadSchema } from '@/lib/settings/schema'
import { slidePictureUploadShape } from '@/lib/settings/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

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
