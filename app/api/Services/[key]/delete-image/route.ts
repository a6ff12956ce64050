import { emptyAnswer } from '@/lib/http/answers'
import { idParams } from '@/lib/http/request'
import { emptyReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { removeServicePicture } from '@/lib/domains/services/mutations'
import { pictureQuery } from '@/lib/domains/services/schema'

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
