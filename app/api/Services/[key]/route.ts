import { slugParams } from '@/lib/http/keys'
import { itemReply, movedReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'
import { getService } from '@/lib/services/data'
import { serializeService } from '@/lib/services/serialize'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'anyone',
    params: slugParams,
    call: ({ params }) => getService(params.key),
    reply: (found) =>
      'movedTo' in found
        ? movedReply(`/api/Services/${found.movedTo}`)
        : itemReply(serializeService(found.service), found.service),
  }),
})
