import { emptyAnswer, emptyReply } from '@/lib/api/replies'
import { route } from '@/lib/api/route'
import { reorderItems } from '@/lib/content/mutations'
import { reorderSchema } from '@/lib/content/reorder'
import { type Kind, KINDS } from '@/lib/site/kinds'

/** The call that puts all items of a kind in a new order. */
export function reorderRoute(kind: Kind) {
  return route({
    access: KINDS[kind].screen.permission,
    summary: 'Sırala',
    returns: emptyAnswer(),
    body: reorderSchema,
    call: ({ session, body }) => reorderItems(session, kind, body.ids),
    reply: () => emptyReply(),
  })
}
