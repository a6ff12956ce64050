import type { z } from 'zod/mini'
import type { AdminSession } from '@/lib/access/admin-session'
import { listConditions, publicationConditions, publicationQuery, stateQuery } from '@/lib/api/paging'
import type { ProblemCode } from '@/lib/api/problems'
import {
  createdSpec,
  createdReply,
  ifMatch,
  itemSpec,
  itemReply,
  movedSpec,
  movedReply,
  returnsBody,
  returnsItem,
  returnsNothing,
  returnsPage,
} from '@/lib/api/replies'
import { idParams, idempotencyKeyOf, slugParams } from '@/lib/api/request'
import { type BodyEncoding, route } from '@/lib/api/route'
import { admitSearch } from '@/lib/api/search-limit'
import { listFilter } from '@/lib/content/data'
import { changeItems, deleteItem, reorderItems } from '@/lib/content/mutations'
import { type StateFilter, visibleState } from '@/lib/content/publication'
import { reorderSchema } from '@/lib/content/reorder'
import { BULK_ACTIONS, bulkSchema, bulkResultShape } from '@/lib/content/bulk-actions'
import type { Paginated, Range } from '@/lib/platform/db/paginated'
import type { VersionCheck, ItemVersion } from '@/lib/platform/db/versions'
import { KINDS, type Kind, type PublishableKind } from '@/lib/site/kinds'

/** The shape of a kind's items in the API, and the function that converts a row to it. */
type ItemOutput<Row, Json> = { shape: z.ZodMiniType<Json>; serialize: (row: Row) => Json }

const pathOf = (kind: Kind, item: ItemVersion & { slug?: string }) => `/api/${KINDS[kind].api}/${item.slug ?? item.id}`

type WriteOptions<Row, Json, New, Change, NewBody, ChangeBody, E> = ItemOutput<Row, Json> & {
  takes?: E
  newBody: z.ZodMiniType<New, NewBody>
  changeBody: z.ZodMiniType<Change, ChangeBody>
  create: (session: AdminSession, input: New, idempotencyKey?: string) => Promise<Row>
  update: (session: AdminSession, id: string, input: Change, matchesVersion: VersionCheck) => Promise<Row>
  /** The problems that `create` and `update` may report. */
  fails?: readonly ProblemCode[]
  /** Whether `create` accepts an idempotency key. */
  isRepeatable?: boolean
  summaries: { create: string; delete: string }
}

/** The endpoints that create, change and delete an item of a kind. */
export function kindWrites<
  Row extends ItemVersion,
  Json,
  New,
  Change,
  NewBody,
  ChangeBody,
  E extends BodyEncoding = 'json',
>(kind: Kind, options: WriteOptions<Row, Json, New, Change, NewBody, ChangeBody, E>) {
  const { shape, serialize, takes, fails = [], isRepeatable, summaries } = options
  const access = KINDS[kind].screen.permission
  return {
    POST: route({
      access,
      summary: summaries.create,
      returns: createdSpec(shape),
      fails,
      readsHeaders: isRepeatable ? ['Idempotency-Key'] : [],
      takes,
      body: options.newBody,
      call: ({ session, body, headers }) =>
        options.create(session, body, isRepeatable ? idempotencyKeyOf(headers) : undefined),
      reply: (item) => createdReply(serialize(item), item, pathOf(kind, item)),
    }),
    PUT: route({
      access,
      summary: 'Değiştir; If-Match ile',
      ...returnsItem(shape, serialize),
      fails: [...fails, 'stale'],
      params: idParams,
      takes,
      body: options.changeBody,
      call: ({ session, params, body, headers }) => options.update(session, params.key, body, ifMatch(headers)),
    }),
    DELETE: route({
      access,
      summary: summaries.delete,
      ...returnsNothing,
      params: idParams,
      call: ({ session, params }) => deleteItem(session, kind, params.key),
    }),
  }
}

/** The endpoint that lists items of a kind with publication states. */
export const publishableList = <Row, Json>(
  list: (range: Range | undefined, search: string, state: StateFilter) => Promise<Paginated<Row>>,
  { shape, serialize }: ItemOutput<Row, Json>,
) =>
  route({
    access: 'optional-content',
    summary: 'Liste; state ile taslaklar',
    ...returnsPage(shape, serialize),
    fails: ['rate-limited'],
    admit: admitSearch,
    query: publicationQuery,
    call: ({ session, query }) => list(query.range, query.search, visibleState(session, query.state)),
  })

type SlugResult<Row> = { item: Row } | { movedTo: string }

/** The endpoint that reads an item of a kind with publication states by its slug. */
export const publishableItem = <Row extends ItemVersion, Json>(
  kind: PublishableKind,
  summary: string,
  get: (slug: string, state: StateFilter, reader: 'staff' | 'public') => Promise<SlugResult<Row>>,
  { shape, serialize }: ItemOutput<Row, Json>,
) =>
  route({
    access: 'optional-content',
    summary,
    returns: [itemSpec(shape), movedSpec],
    params: slugParams,
    query: stateQuery,
    call: ({ session, params, query }) =>
      get(params.key, visibleState(session, query.state), session ? 'staff' : 'public'),
    reply: (result) =>
      'movedTo' in result
        ? movedReply(`/api/${KINDS[kind].api}/${result.movedTo}`)
        : itemReply(serialize(result.item), result.item),
  })

/** The endpoint that puts all items of a kind in a new order. */
export function reorderRoute(kind: Kind) {
  return route({
    access: KINDS[kind].screen.permission,
    summary: 'Sırala',
    ...returnsNothing,
    body: reorderSchema,
    call: ({ session, body }) => reorderItems(session, kind, body.ids),
  })
}

type Conditions = { q: string; state?: StateFilter }

/** The schema of a list's conditions, and the `where` of its database query. */
type ListFilter<Filter> = { filter: z.ZodMiniType<Filter>; where: (filter: Filter) => object }

/** Filters a list by words and, for a kind with publication states, by state. */
const where = ({ q, state }: Conditions) => listFilter(q, state)
export const PLAIN_FILTER: ListFilter<Conditions> = { filter: listConditions, where }
export const PUBLISHABLE_FILTER: ListFilter<Conditions> = { filter: publicationConditions, where }

/** The endpoint that publishes, withdraws or deletes several items of a kind. */
export function bulkRoute<Filter>(kind: Kind, { filter, where }: ListFilter<Filter>) {
  const { hasPublication, screen } = KINDS[kind]
  const actions = BULK_ACTIONS.filter((action) => hasPublication || action === 'delete')
  return route({
    access: screen.permission,
    summary: hasPublication ? 'Birlikte yayımla, taslağa al ya da sil' : 'Birlikte sil',
    ...returnsBody(200, bulkResultShape),
    fails: ['conflict'],
    body: bulkSchema(actions, filter),
    call: ({ session, body: { action, items, all } }) =>
      changeItems(session, kind, action, items ?? { where: where(all!.filter), count: all!.count }),
  })
}
