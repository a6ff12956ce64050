import 'server-only'
import { validate as isUuid } from 'uuid'
import { AppError } from '@/lib/platform/app-error'
import { listFilter, missingItem } from '@/lib/content/data'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { inState, type StateFilter } from '@/lib/content/publication'
import { isSlug } from '@/lib/platform/turkish/slug'
import { db } from '@/lib/platform/db/client'
import { PATHS, servicePath } from '@/lib/site/pages'
import { columnsOf } from '@/lib/platform/output'
import { serviceShape } from '@/lib/services/output'
import { Prisma } from '@/lib/generated/prisma/client'
import { currentTime } from '@/lib/platform/runtime/render-context'

const select = {
  ...columnsOf(serviceShape, Prisma.ServiceScalarFieldEnum),
  isDraft: true,
  createdAt: true,
  updatedAt: true,
  // Sorted in display order. The first is the header picture.
  images: {
    select: { path: true, width: true, height: true, widths: true, alt: true, focus: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.ServiceSelect

export type Service = Prisma.ServiceGetPayload<{ select: typeof select }>

/** Returns the services in a state that contain all words of `search`, in the order set by staff. */
export async function listServices(
  range?: Range,
  search = '',
  state: StateFilter = 'published',
): Promise<Paginated<Service>> {
  const where = listFilter(search, state)
  const rows = db().service.findMany({ where, select, orderBy: [{ position: 'asc' }, { id: 'asc' }], ...range })
  return paginated(range, rows, () => db().service.count({ where }))
}

/** Returns an existing service, read in the transaction. */
export async function readService(tx: Prisma.TransactionClient, id: string): Promise<Service> {
  return tx.service.findUniqueOrThrow({ where: { id }, select })
}

/** Returns a service by its id, in any state. @throws {AppError} not-found */
export async function getServiceById(id: string): Promise<Service> {
  const service = isUuid(id) ? await db().service.findUnique({ where: { id }, select }) : null
  if (!service) throw missingItem('service')
  return service
}

/** Returns the current slug of the service that had this slug before, or null if no service in this state had it. */
export async function currentServiceSlug(slug: string, state: StateFilter = 'published'): Promise<string | null> {
  const currentSlug = { service: { select: { slug: true } } }
  const where = { slug, service: inState(state, currentTime()) }
  const formerSlug = isSlug(slug) ? await db().serviceSlug.findUnique({ where, select: currentSlug }) : null
  return formerSlug && formerSlug.service.slug
}

/** Returns a path unchanged, or the path of the list of services if the service at the path is not visible to visitors. */
export async function visiblePath(path: string, services: readonly { slug: string }[]): Promise<string> {
  const prefix = servicePath('')
  if (!path.startsWith(prefix) || services.some(({ slug }) => servicePath(slug) === path)) return path
  return (await currentServiceSlug(path.slice(prefix.length))) ? path : PATHS.services
}

/**
 * Returns the service with a slug, if it is in the state. For a former slug, returns the current slug instead.
 * @throws {AppError} invalid-input without a slug; not-found
 */
export async function getService(
  slug: string,
  state: StateFilter = 'published',
): Promise<{ item: Service } | { movedTo: string }> {
  // A safeguard: every route passes one.
  if (!slug) throw new AppError('invalid-input', { message: "Hizmet adı URL'de bulunamadı." })
  const inRequestedState = inState(state, currentTime())
  const item = isSlug(slug) ? await db().service.findUnique({ where: { slug, ...inRequestedState }, select }) : null
  if (item) return { item }
  const movedTo = await currentServiceSlug(slug, state)
  if (!movedTo) throw new AppError('not-found', { message: `'${slug}' hizmeti bulunamadı.` })
  return { movedTo }
}
