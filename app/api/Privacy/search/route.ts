import { stateOf } from '@/lib/domains/privacy/data'
import { readForStaff } from '@/lib/domains/privacy/mutations'
import { searchSchema } from '@/lib/domains/privacy/schema'
import { serializePerson } from '@/lib/domains/privacy/serialize'
import { personShape } from '@/lib/domains/privacy/shapes'
import { itemAnswer } from '@/lib/http/answers'
import { itemReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

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
