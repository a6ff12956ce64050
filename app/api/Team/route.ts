import { readTeam } from '@/lib/domains/team/data'
import { serializeTeam } from '@/lib/domains/team/serialize'
import { teamShape } from '@/lib/domains/team/shapes'
import { answer } from '@/lib/http/answers'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'team',
    summary: 'Hesaplar ve bekleyen davetler',
    returns: answer(200, teamShape),
    call: ({ session }) => readTeam(session),
    reply: (team) => ({ status: 200, body: serializeTeam(team) }),
  }),
})
