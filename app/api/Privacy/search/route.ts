import { stateOf } from '@/lib/privacy/data'
import { readForStaff } from '@/lib/privacy/mutations'
import { searchSchema } from '@/lib/privacy/schema'
import { personShape, serializePerson } from '@/lib/privacy/output'
import { itemAnswer } from '@/lib/api/answers'
import { itemReply } from '@/lib/api/replies'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'team',
    summary: 'Bir kişi hakkında elimizde olan',
    returns: itemAnswer(personShape),
    body: searchSchema,
    call: ({ session, body }) => readForStaff(session, body, 'searched'),
    reply: (records) => itemReply(serializePerson(records), stateOf(records)),
  }),
})
