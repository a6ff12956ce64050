import { readForStaff } from '@/lib/privacy/mutations'
import { searchSchema } from '@/lib/privacy/schema'
import { exportPerson, exportShape } from '@/lib/privacy/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

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
