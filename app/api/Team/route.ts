import { readTeam } from '@/lib/accounts/team/data'
import { serializeTeam, teamShape } from '@/lib/accounts/team/output'
import { answer } from '@/lib/api/answers'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'team',
    summary: 'Hesaplar ve bekleyen davetler',
    returns: answer(200, teamShape),
    call: ({ session }) => readTeam(session),
    reply: (team) => ({ status: 200, body: serializeTeam(team) }),
  }),
})
