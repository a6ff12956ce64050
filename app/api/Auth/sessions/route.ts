import { endOtherSessions, listOwnSessions } from '@/lib/accounts/own-sessions'
import { ownSessionShape } from '@/lib/accounts/output'
import { emptyAnswer, listAnswer } from '@/lib/api/answers'
import { emptyReply, listReply } from '@/lib/api/replies'
import { toJson } from '@/lib/platform/output'
import { resource, route } from '@/lib/api/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route({
    access: 'account',
    summary: 'Hesabın açık oturumları',
    returns: listAnswer(ownSessionShape),
    call: ({ session }) => listOwnSessions(session),
    reply: (sessions) =>
      listReply(
        sessions.map((one) => toJson(ownSessionShape, one)),
        sessions.length,
      ),
  }),
  DELETE: route({
    access: 'account',
    summary: 'Diğer oturumları kapat',
    returns: emptyAnswer(),
    call: ({ session }) => endOtherSessions(session),
    reply: () => emptyReply(),
  }),
})
