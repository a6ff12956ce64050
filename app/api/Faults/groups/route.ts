import { countGroups } from '@/lib/domains/faults/data'
import { groupsQuery } from '@/lib/domains/faults/schema'
import { groupsShape } from '@/lib/domains/faults/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

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
