import { readForStaff } from '@/lib/domains/privacy/mutations'
import { searchSchema } from '@/lib/domains/privacy/schema'
import { exportPerson } from '@/lib/domains/privacy/serialize'
import { exportShape } from '@/lib/domains/privacy/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route({
    access: 'team',
    summary: 'Kişiye verilecek her şey',
    returns: answer(200, exportShape),
    body: searchSchema,
    call: ({ session, body }) => readForStaff(session, body, 'exported'),
    reply: (records) => ({ status: 200, body: exportPerson(records) }),
  }),
})
