import { endOtherSessions, listOwnSessions } from '@/lib/auth/own-sessions'
import { ownSessionOf, ownSessionShape } from '@/lib/auth/shapes'
import { emptyAnswer, listAnswer } from '@/lib/http/answers'
import { emptyReply, listReply } from '@/lib/http/replies'
import { resource, route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'account',
    summary: 'Hesabın açık oturumları',
    returns: listAnswer(ownSessionShape),
    call: ({ session }) => listOwnSessions(session),
    reply: (sessions) => listReply(sessions.map(ownSessionOf), sessions.length),
  }),
  DELETE: route({
    access: 'account',
    summary: 'Diğer oturumları kapat',
    returns: emptyAnswer(),
    call: ({ session }) => endOtherSessions(session),
    reply: () => emptyReply(),
  }),
})
