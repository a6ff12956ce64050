import type { z } from 'zod/mini'
import { listConditions, publicationConditions } from '@/lib/api/paging'
import { answer } from '@/lib/api/replies'
import { route } from '@/lib/api/route'
import { listedWhere } from '@/lib/content/data'
import { changeSeveral } from '@/lib/content/mutations'
import type { StateFilter } from '@/lib/content/publication'
import { SEVERAL_ACTIONS, severalSchema, severalShape } from '@/lib/content/several'
import { type Kind, KINDS } from '@/lib/site/kinds'

type Conditions = { q: string; state?: StateFilter }

/** The conditions of a list, and its query. */
type List<Filter> = { filter: z.ZodMiniType<Filter>; where: (filter: Filter) => object }

/** A list that is narrowed by words and, if its items are published, by their state. */
const where = ({ q, state }: Conditions) => listedWhere(q, state)
export const PLAIN_LIST: List<Conditions> = { filter: listConditions, where }
export const PUBLISHED_LIST: List<Conditions> = { filter: publicationConditions, where }

/** The call that publishes, withdraws or deletes several items of a kind. */
export function severalRoute<Filter>(kind: Kind, { filter, where }: List<Filter>) {
  const { isPublished, screen } = KINDS[kind]
  const actions = SEVERAL_ACTIONS.filter((action) => isPublished || action === 'delete')
  return route({
    access: screen.permission,
    summary: isPublished ? 'Birlikte yayımla, taslağa al ya da sil' : 'Birlikte sil',
    returns: answer(200, severalShape),
    fails: ['conflict'],
    body: severalSchema(actions, filter),
    call: ({ session, body: { action, items, all } }) =>
      changeSeveral(session, kind, action, items ?? { where: where(all!.filter), count: all!.count }),
    reply: (result) => ({ status: 200, body: result }),
  })
}
