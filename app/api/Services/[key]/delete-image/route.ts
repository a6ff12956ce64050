import { emptyAnswer } from '@/lib/api/answers'
import { idParams } from '@/lib/api/request'
import { emptyReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'
import { removeServicePicture } from '@/lib/services/mutations'
import { pictureQuery } from '@/lib/services/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route({
    access: 'content',
    summary: 'Bir resmi sil',
    returns: emptyAnswer('ETag'),
    params: idParams,
    query: pictureQuery,
    call: ({ session, params, query }) => removeServicePicture(session, params.key, query.imageUrl),
    reply: (service) => emptyReply(service),
  }),
})
