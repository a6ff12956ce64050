import { emptyAnswer, emptyReply } from '@/lib/api/replies'
import { route } from '@/lib/api/route'
import { orderItems } from '@/lib/content/mutations'
import { orderSchema } from '@/lib/content/reorder'
import { type Kind, KINDS } from '@/lib/site/kinds'

/** The call that puts all items of a kind in a new order. */
export function orderRoute(kind: Kind) {
  return route({
    access: KINDS[kind].screen.permission,
    summary: 'Sırala',
    returns: emptyAnswer(),
    body: orderSchema,
    call: ({ session, body }) => orderItems(session, kind, body.ids),
    reply: () => emptyReply(),
  })
}
