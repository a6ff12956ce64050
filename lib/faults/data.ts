import 'server-only'
import { validate as isUuid } from 'uuid'
import type { AdminSession } from '@/lib/access/admin-session'
import type { Letter } from '@/lib/faults/alarm-code'
import { listFilter, missingItem } from '@/lib/content/data'
import { paginated, type Paginated, type Range } from '@/lib/platform/db/paginated'
import { inState, stateOf, type StateFilter, countStates } from '@/lib/content/publication'
import { isSlug } from '@/lib/platform/turkish/slug'
import { db } from '@/lib/platform/db/client'
import type { FaultGroups } from '@/lib/faults/output'
import { MAX_FEATURED } from '@/lib/faults/schema'
import { FAULT_TEXTS } from '@/lib/faults/texts'
import type { Prisma } from '@/lib/generated/prisma/client'
import { currentTime } from '@/lib/platform/runtime/render-context'

const linkColumns = { id: true, slug: true, title: true, isDraft: true, publishedAt: true } as const

const select = {
  id: true,
  slug: true,
  ...FAULT_TEXTS,
  featured: true,
  isDraft: true,
  publishedAt: true,
  keepsDay: true,
  brandSlug: true,
  codeSort: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  service: { select: { ...linkColumns, deviceName: true } },
  relatedPost: { select: linkColumns },
} satisfies Prisma.FaultSelect

export type Fault = Prisma.FaultGetPayload<{ select: typeof select }>

/** The columns of a fault in a list of the site. */
const listColumns = {
  slug: true,
  brand: true,
  series: true,
  code: true,
  title: true,
  service: { select: { ...linkColumns, deviceName: true } },
} satisfies Prisma.FaultSelect

export type ListedFault = Prisma.FaultGetPayload<{ select: typeof listColumns }>

/** Rows on one page of a list of the site. */
export const FAULTS_PER_PAGE = 50

type Links = { service: Fault['service'] } & Partial<Pick<Fault, 'relatedPost'>>

/** Removes the links to a device group and a post that are not published. */
function withPublicLinks<Item extends Links>(fault: Item): Item {
  const now = currentTime()
  const publicLink = <Link extends NonNullable<Fault['relatedPost']>>(link: Link | null | undefined) =>
    link && stateOf(link, now) === 'published' ? link : null
  const { service, relatedPost } = fault
  return {
    ...fault,
    service: publicLink(service),
    ...(relatedPost !== undefined && { relatedPost: publicLink(relatedPost) }),
  }
}

/** Filters faults by the slug of their brand, the slug of their service ('' for none), and their first letter. */
export type FaultFilter = { brand?: string; service?: string; letter?: Letter }

/** Who reads the faults. The public finds no faults by a service that is not published. */
type Viewer = 'public' | 'staff'

function filterWhere({ brand, service, letter }: FaultFilter, viewer: Viewer): Prisma.FaultWhereInput {
  const publicState = viewer === 'public' ? inState('published', currentTime()) : {}
  return {
    ...(brand !== undefined && { brandSlug: brand }),
    ...(service === '' && { serviceId: null }),
    ...(service && { service: { slug: service, ...publicState } }),
    ...(letter && { letter }),
  }
}

/** Returns the filter of a list. */
export function faultsWhere(
  { search = '', ...filter }: FaultFilter & { search?: string },
  state: StateFilter | undefined,
  viewer: Viewer,
): Prisma.FaultWhereInput {
  return { ...filterWhere(filter, viewer), ...listFilter(search, state) }
}

const byCode = [{ codeSort: 'asc' }, { id: 'asc' }] satisfies Prisma.FaultOrderByWithRelationInput[]

/**
 * Returns a filter for the faults of a range, by their ids, which are read from an index alone. Otherwise a deep page would
 * read the texts of all faults on earlier pages.
 */
async function rangeFilter(where: Prisma.FaultWhereInput, range: Range): Promise<Prisma.FaultWhereInput> {
  const faults = await db().fault.findMany({ where, select: { id: true }, orderBy: byCode, ...range })
  return { id: { in: faults.map(({ id }) => id) } }
}

/** Returns the faults in a state that contain all words of `search`, sorted by their codes. */
export async function listFaults(
  { range, ...filter }: FaultFilter & { range?: Range; search?: string },
  state: StateFilter,
  viewer: Viewer,
): Promise<Paginated<Fault>> {
  const where = faultsWhere(filter, state, viewer)
  const readRows = async () =>
    db().fault.findMany({ where: range ? await rangeFilter(where, range) : where, select, orderBy: byCode })
  const { items, total } = await paginated(range, readRows(), () => db().fault.count({ where }))
  return { items: viewer === 'public' ? items.map(withPublicLinks) : items, total }
}

/** Faults per query of an export, so that no query blocks the process or the database for long. */
const EXPORT_CHUNK = 50

/** Returns all faults that match a filter of the list, read in chunks. */
export async function exportFaults(
  _admin: AdminSession,
  filter: FaultFilter & { search?: string },
  state: StateFilter,
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (;;) {
    const range = { skip: faults.length, take: EXPORT_CHUNK }
    const { items } = await listFaults({ ...filter, range }, state, 'staff')
    faults.push(...items)
    if (items.length < EXPORT_CHUNK) return faults
  }
}

/** Returns a page of the public list, sorted by code. */
export async function faultsPage(filter: FaultFilter, range: Range): Promise<ListedFault[]> {
  const where = { ...filterWhere(filter, 'public'), ...inState('published', currentTime()) }
  const rows = await db().fault.findMany({
    where: await rangeFilter(where, range),
    select: listColumns,
    orderBy: byCode,
  })
  return rows.map(withPublicLinks)
}

/** The number of faults with one brand, device group and first letter. */
export type FaultCount = { brand: string; brandSlug: string; serviceId: string | null; letter: Letter; count: number }

/** Counts the public faults by brand, device group and first letter. All numbers of the lists are computed from this. */
export async function countFaults(client: Prisma.TransactionClient = db()): Promise<FaultCount[]> {
  const groups = await client.fault.groupBy({
    by: ['brandSlug', 'brand', 'serviceId', 'letter'],
    where: inState('published', currentTime()),
    _count: true,
  })
  return groups.map(({ _count: count, ...group }) => ({ ...group, count }))
}

/** How many faults are read to choose examples from: more than the tables of all services' pages contain. */
const MAX_EXAMPLES = 100

/** Returns public faults to choose examples from: those in the tables of services' pages first, in the order of the services. */
export async function faultsForExamples(): Promise<ListedFault[]> {
  const find = (featured: boolean, orderBy: Prisma.FaultOrderByWithRelationInput[], take: number) =>
    db().fault.findMany({
      where: { featured, ...inState('published', currentTime()) },
      select: listColumns,
      orderBy,
      take,
    })
  // Two queries, each by an index, because sorting all faults takes ten times as long.
  const inTables = await find(true, [{ service: { position: 'asc' } }, ...byCode], MAX_EXAMPLES)
  const others = await find(false, byCode, MAX_EXAMPLES - inTables.length)
  return [...inTables, ...others]
}

/** Returns the first public faults whose code has one of these keys (codeKey). */
export async function faultsByKey(keys: readonly string[], take: number): Promise<ListedFault[]> {
  const where = { codeKey: { in: [...keys] }, ...inState('published', currentTime()) }
  const rows = await db().fault.findMany({ where, select: listColumns, orderBy: byCode, take })
  return rows.map(withPublicLinks)
}

/** How many neighbouring codes of its series are shown on each side of a fault. */
const NEIGHBOURS = 3

/** Returns the public faults of the same brand and series: up to three before this one and three after. */
async function neighboursOf(fault: Fault): Promise<{ before: ListedFault[]; after: ListedFault[] }> {
  const { id, brandSlug, series, codeSort } = fault
  const sameSeries = { brandSlug, series, ...inState('published', currentTime()) }
  const onSide = (side: 'lt' | 'gt') => ({
    ...sameSeries,
    OR: [{ codeSort: { [side]: codeSort } }, { codeSort, id: { [side]: id } }],
  })
  const order = (direction: 'asc' | 'desc') => [{ codeSort: direction }, { id: direction }]
  const [before, after] = await Promise.all([
    db().fault.findMany({ where: onSide('lt'), select: listColumns, orderBy: order('desc'), take: NEIGHBOURS }),
    db().fault.findMany({ where: onSide('gt'), select: listColumns, orderBy: order('asc'), take: NEIGHBOURS }),
  ])
  return { before: before.toReversed(), after }
}

/** Returns an existing fault as the transaction sees it. */
export async function readFault(tx: Prisma.TransactionClient, id: string): Promise<Fault> {
  return tx.fault.findUniqueOrThrow({ where: { id }, select })
}

/** Returns a fault by its id, whatever its state, with the links that its page shows. @throws {AppError} not-found */
export async function getFaultById(id: string): Promise<Fault> {
  const fault = isUuid(id) ? await db().fault.findUnique({ where: { id }, select }) : null
  if (!fault) throw missingItem('fault')
  return withPublicLinks(fault)
}

/**
 * Returns the fault with a slug, if it is in the state. For a former slug, returns the current slug instead.
 * @throws {AppError} not-found
 */
export async function getFault(
  slug: string,
  state: StateFilter = 'published',
  viewer: Viewer = 'public',
): Promise<{ item: Fault } | { movedTo: string }> {
  const inRequestedState = inState(state, currentTime())
  const item = isSlug(slug) ? await db().fault.findUnique({ where: { slug, ...inRequestedState }, select }) : null
  if (item) return { item: viewer === 'public' ? withPublicLinks(item) : item }
  const currentSlug = { fault: { select: { slug: true } } }
  const where = { slug, fault: inRequestedState }
  const formerSlug = isSlug(slug) ? await db().faultSlug.findUnique({ where, select: currentSlug }) : null
  if (!formerSlug) throw missingItem('fault')
  return { movedTo: formerSlug.fault.slug }
}

/** Returns the counts that the admin list shows for a brand and a service. */
export async function countGroups(
  _admin: AdminSession,
  filter: Pick<FaultFilter, 'brand' | 'service'>,
): Promise<FaultGroups> {
  const [spellings, withoutService, states] = await Promise.all([
    db().fault.groupBy({ by: ['brandSlug', 'brand'], _count: true, orderBy: { _count: { brand: 'desc' } } }),
    db().fault.count({ where: { serviceId: null } }),
    countStates((state) => db().fault.count({ where: { ...filterWhere(filter, 'staff'), ...state } })),
  ])
  const brands = new Map<string, FaultGroups['brands'][number]>()
  // The most frequent spelling of a brand comes first.
  for (const { brandSlug, brand, _count } of spellings) {
    const brandCount = brands.get(brandSlug) ?? { brand, brandSlug, count: 0 }
    brands.set(brandSlug, { ...brandCount, count: brandCount.count + _count })
  }
  const total = spellings.reduce((sum, { _count }) => sum + _count, 0)
  const sortedBrands = [...brands.values()].toSorted((a, b) => a.brand.localeCompare(b.brand, 'tr'))
  return { total, withoutService, states, brands: sortedBrands }
}

/** Returns the services in the site's order and the posts, newest first, to which a fault may be linked. */
export async function linkTargets(_admin: AdminSession) {
  const [services, posts] = await Promise.all([
    db().service.findMany({
      select: { id: true, slug: true, title: true, deviceName: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
    db().blogPost.findMany({ select: { id: true, title: true }, orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }] }),
  ])
  return { services, posts }
}

const deviceColumns = {
  iconName: true,
  images: {
    select: { path: true, width: true, height: true, widths: true, alt: true, focus: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: 1,
  },
} satisfies Prisma.ServiceSelect

/** Returns a fault with everything that its page shows. Without a code, it shows the device instead of the alarm display. */
export async function readFaultPage(fault: Fault) {
  const { service, code } = fault
  const [neighbours, device] = await Promise.all([
    neighboursOf(fault),
    service && !code ? db().service.findUnique({ where: { id: service.id }, select: deviceColumns }) : null,
  ])
  return { fault, neighbours, device: device && { iconName: device.iconName, picture: device.images[0] } }
}

export type FaultPageData = Awaited<ReturnType<typeof readFaultPage>>

/** Returns the brand whose slug is the start of `slug`, if it has public faults. `slug` need not belong to a fault. */
export async function brandOfSlug(slug: string): Promise<{ brand: string; brandSlug: string } | null> {
  if (!isSlug(slug)) return null
  const words = slug.split('-')
  const prefixes = words.map((_, index) => words.slice(0, index + 1).join('-'))
  return db().fault.findFirst({
    where: { brandSlug: { in: prefixes }, ...inState('published', currentTime()) },
    select: { brand: true, brandSlug: true },
    orderBy: { brandSlug: 'desc' },
  })
}

/** The faults in the table of a service's page, and how many public faults its device group has. */
export type ServiceFaults = { featured: ListedFault[]; total: number }

/** Returns the faults that a service's page shows. */
export async function faultsOfService(serviceId: string): Promise<ServiceFaults> {
  const where = { serviceId, ...inState('published', currentTime()) }
  const [featured, total] = await Promise.all([
    db().fault.findMany({
      where: { ...where, featured: true },
      select: listColumns,
      orderBy: byCode,
      take: MAX_FEATURED,
    }),
    db().fault.count({ where }),
  ])
  return { featured, total }
}
