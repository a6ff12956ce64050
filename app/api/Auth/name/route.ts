import { changeName } from '@/lib/auth/mutations'
import { changeNameSchema } from '@/lib/auth/schema'
import { emptyAnswer } from '@/lib/http/answers'
import { emptyReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route({
    access: 'account',
    summary: 'Ad soyadı değiştir',
    returns: emptyAnswer(),
    body: changeNameSchema,
    call: ({ session, body }) => changeName(session, body),
    reply: () => emptyReply(),
  }),
})
