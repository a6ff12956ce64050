import { countGroups } from '@/lib/faults/data'
import { groupsQuery } from '@/lib/faults/schema'
import { groupsShape } from '@/lib/faults/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'content',
    summary: 'Markalara ve durumlara göre sayılar',
    returns: answer(200, groupsShape),
    query: groupsQuery,
    call: ({ session, query }) => countGroups(session, query),
    reply: (groups) => ({ status: 200, body: groups }),
  }),
})
