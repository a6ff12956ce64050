import { changeName } from '@/lib/accounts/mutations'
import { changeNameSchema } from '@/lib/accounts/schema'
import { emptyAnswer } from '@/lib/api/answers'
import { emptyReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

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
