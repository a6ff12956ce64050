import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed, type Permission } from '@/lib/access/roles'
import type { TodayJson, TodayRow } from '@/lib/dashboard/output'
import {
  billingRow,
  decisionRow,
  draftRow,
  type Draft,
  duePostRow,
  expiringQuoteRow,
  latePartRow,
  lowPartRow,
  lowPartColumns,
  messageColumns,
  messageRow,
  type OrderRowOf,
  photosRow,
  promisedRow,
  searchedCodeRow,
  waitingRow,
} from '@/lib/dashboard/today/rows'
import { codeKey } from '@/lib/faults/alarm-code'
import { listBilling } from '@/lib/orders/billing/list/data'
import { billingPath } from '@/lib/orders/billing/words'
import { type AttentionList, type AttentionOrders, listByAttention } from '@/lib/orders/list/data'
import { ORDER_FIELDS } from '@/lib/orders/order/fields'
import { orderRowShape } from '@/lib/orders/order/output'
import { toJson } from '@/lib/platform/output'
import { attentionPath } from '@/lib/orders/attention'
import { db } from '@/lib/platform/db/client'
import { daysLater, istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'
import { figureSlug } from '@/lib/report/definitions'
import { unresolvedSearches } from '@/lib/report/site/data'
import { ADMIN_PATHS, LOW_PARTS_PATH, statePath, UNREAD_PATH } from '@/lib/site/admin-pages'
import { KINDS } from '@/lib/site/kinds'

const MAX_ROWS = 5

type GroupRows = { total: number; rows: TodayRow[] }

type GroupWords = {
  title: string
  /** The group's name in 'yukarıda, … arasında' of a later group. By default the title in lower case. */
  among?: string
  /** The noun after the number of items that are not shown. */
  unit: string
}

/** Orders that need attention for a reason. An order is listed only in the first of its groups. */
type OrderGroup = GroupWords & AttentionList & { row: OrderRowOf }

/** Other work for accounts with the permission `access` that do not also have the permission `unless`. */
type OtherGroup = GroupWords & {
  name: string
  access: Permission
  unless?: Permission
  /** The address of the list with exactly these items, or '' if there is none. */
  url: string
  read: (now: Date, admin: AdminSession) => Promise<GroupRows>
}

/** The groups of today's work, from top to bottom. */
const GROUPS: readonly (OrderGroup | OtherGroup)[] = [
  { title: 'Yeni kararlar', unit: 'iş', attention: 'new-decision', sort: 'changed', row: decisionRow },
  {
    title: 'Okunmamış mesajlar',
    unit: 'mesaj',
    name: 'unread',
    access: 'messages',
    url: UNREAD_PATH,
    read: readUnread,
  },
  { title: 'Yeni fotoğraflar', unit: 'iş', attention: 'new-photo', sort: 'changed', row: photosRow },
  {
    title: ORDER_FIELDS.promisedOn.label,
    among: 'söz verilen günler',
    unit: 'iş',
    attention: 'due',
    sort: 'promised',
    row: promisedRow,
  },
  { title: 'Geciken parçalar', unit: 'iş', attention: 'late-part', sort: 'waiting', row: latePartRow },
  {
    title: 'Azalan parçalar',
    unit: 'parça',
    name: 'low-parts',
    access: 'orders',
    url: LOW_PARTS_PATH,
    read: readLowParts,
  },
  {
    title: 'Onarıma hazır',
    among: 'onarıma hazır olanlar',
    unit: 'iş',
    attention: 'ready',
    sort: 'waiting',
    row: waitingRow,
  },
  { title: 'Yarın biten teklifler', unit: 'iş', attention: 'ending', sort: 'waiting', row: expiringQuoteRow },
  { title: 'Teslim alınmayanlar', unit: 'iş', attention: 'not-fetched', sort: 'waiting', row: waitingRow },
  billingGroup('invoice-late', 'Fatura süresi geçen'),
  billingGroup('overdue', 'Vadesi geçen'),
  {
    title: 'Bugün yayınlanacak',
    unit: 'yazı',
    name: 'due-posts',
    access: 'content',
    unless: 'orders',
    url: '',
    read: readDuePosts,
  },
  draftGroup('post', 'Taslakta bekleyen yazılar'),
  draftGroup('service', 'Taslakta bekleyen hizmetler'),
  draftGroup('fault', 'Taslakta bekleyen kodlar'),
  {
    title: 'Aranıp bulunamayan kodlar',
    unit: 'kod',
    name: 'searched-codes',
    access: 'content',
    unless: 'orders',
    url: `${ADMIN_PATHS.report}#${figureSlug('emptySearches')}`,
    read: readSearchedCodes,
  },
]

const isOrderGroup = (group: OrderGroup | OtherGroup): group is OrderGroup => 'attention' in group

async function readUnread(now: Date): Promise<GroupRows> {
  const where = { isRead: false }
  const [total, rows] = await Promise.all([
    db().contactMessage.count({ where }),
    db().contactMessage.findMany({
      where,
      select: messageColumns,
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      take: MAX_ROWS,
    }),
  ])
  return { total, rows: rows.map((row) => messageRow(row, now)) }
}

/** Reads the parts that ran low yesterday or today. */
async function readLowParts(now: Date): Promise<GroupRows> {
  const where = { lowSince: { gte: startOfDay(daysLater(istanbulDay(now), -1)) } }
  const [total, rows] = await Promise.all([
    db().part.count({ where }),
    db().part.findMany({
      where,
      select: lowPartColumns,
      orderBy: [{ lowSince: 'desc' }, { code: 'asc' }],
      take: MAX_ROWS,
    }),
  ])
  return { total, rows: rows.map((row) => lowPartRow(row, now)) }
}

/** Reads the posts that will be published later today. */
async function readDuePosts(now: Date): Promise<GroupRows> {
  const end = startOfDay(daysLater(istanbulDay(now), 1))
  const rows = await db().blogPost.findMany({
    where: { isDraft: false, publishedAt: { gt: now, lt: end } },
    select: { id: true, slug: true, title: true, author: true, publishedAt: true },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
  })
  return { total: rows.length, rows: rows.slice(0, MAX_ROWS).map((row) => duePostRow(row, now)) }
}

function billingGroup(filter: 'invoice-late' | 'overdue', title: string): OtherGroup {
  return {
    title,
    unit: 'iş',
    name: filter,
    access: 'billing',
    url: billingPath(filter),
    read: async (now, admin) => {
      const { items, total } = await listBilling(admin, { filter, sort: 'due' }, { skip: 0, take: MAX_ROWS }, now)
      return { total, rows: items.map(billingRow) }
    },
  }
}

function draftGroup(kind: Draft['kind'], title: string): OtherGroup {
  return {
    title,
    unit: 'taslak',
    name: `${kind}-drafts`,
    access: 'content',
    unless: 'orders',
    url: statePath(KINDS[kind].screen.path, 'draft'),
    read: (now) => readDrafts(kind, now),
  }
}

/** Reads the drafts of a kind, last saved first. */
async function readDrafts(kind: Draft['kind'], now: Date): Promise<GroupRows> {
  const rows = await db().$queryRaw<(Draft & { total: number })[]>`
    SELECT *, count(*) OVER ()::int AS "total" FROM (
      SELECT 'post' AS "kind", "id", "slug", "title", false AS "lacksSteps", "updated_at" AS "updatedAt"
      FROM "blog_posts" WHERE "is_draft"
      UNION ALL SELECT 'service', "id", "slug", "title", false, "updated_at" FROM "services" WHERE "is_draft"
      UNION ALL SELECT 'fault', "id", "slug",
        concat_ws(', ', nullif(trim(concat("brand", ' ', "series")), ''), coalesce(nullif("code", ''), "title")),
        cardinality("checks") = 0 AND "repair" = '', "updated_at" FROM "faults" WHERE "is_draft"
    ) AS "drafts" WHERE "kind" = ${kind} ORDER BY "updatedAt" DESC, "id" LIMIT ${MAX_ROWS}`
  return { total: rows[0]?.total ?? 0, rows: rows.map((row) => draftRow(row, now)) }
}

const SEARCH_DAYS = 30
const MAX_CODES = 10

/** Whether a search may be a code: it has a digit and is short. */
const mayBeCode = (text: string) => /\d/.test(text) && codeKey(text).length <= 10 && text.length <= 12

/** Returns the letters at the start of a code. Codes of one brand often start with the same letters. */
const lettersOf = (key: string) => /^[a-z]+/.exec(key)?.[0] ?? ''

/** Reads the codes that visitors searched for without a result, most frequent first. */
async function readSearchedCodes(now: Date): Promise<GroupRows> {
  const today = istanbulDay(now)
  const period = { from: daysLater(today, 1 - SEARCH_DAYS), to: today }
  const { rows: codes } = await unresolvedSearches(period, MAX_CODES, mayBeCode)
  const topCodes = codes.slice(0, MAX_ROWS)
  if (topCodes.length === 0) return { total: 0, rows: [] }
  const [texts, keys] = [topCodes.map(({ text }) => text), topCodes.map(({ text }) => codeKey(text))]
  const [lastDays, hiddenFaults, brands] = await Promise.all([
    db().siteCount.groupBy({ by: 'key', where: { kind: 'empty', key: { in: texts } }, _max: { day: true } }),
    db().fault.findMany({
      where: { codeKey: { in: keys }, OR: [{ isDraft: true }, { publishedAt: { gt: now } }] },
      select: { slug: true, brand: true, codeKey: true, isDraft: true },
    }),
    db().$queryRaw<{ letters: string; brand: string }[]>`
      SELECT DISTINCT substring("code_key" FROM '^[a-z]+') AS "letters", "brand" FROM "faults"
      WHERE NOT "is_draft" AND substring("code_key" FROM '^[a-z]+') = ANY(${keys.map(lettersOf)}) ORDER BY "brand"`,
  ])
  const rows = topCodes.map(({ text, count }, i) => {
    const letters = lettersOf(keys[i]!)
    const code = {
      text,
      count,
      lastDay:
        lastDays
          .find(({ key }) => key === text)
          ?._max.day?.toISOString()
          .slice(0, 10) ?? today,
      hiddenFault: hiddenFaults.find((fault) => fault.codeKey === keys[i]),
      brands: brands.filter((row) => row.letters === letters).map(({ brand }) => brand),
    }
    return searchedCodeRow(code, now)
  })
  return { total: codes.length, rows }
}

/** Says how many orders are listed in earlier groups, and in which: '1 iş yukarıda, yeni kararlar arasında.' */
function aboveWords(earlierCounts: AttentionOrders['earlierCounts']): string {
  if (earlierCounts.length === 0) return ''
  const total = earlierCounts.reduce((sum, { count }) => sum + count, 0)
  const names = earlierCounts.map(({ attention }) => {
    const { title, among } = GROUPS.filter(isOrderGroup).find((group) => group.attention === attention)!
    return among ?? title.toLocaleLowerCase('tr')
  })
  return `${total.toLocaleString('tr-TR')} iş yukarıda, ${new Intl.ListFormat('tr').format(names)} arasında.`
}

/** Returns today's work of an account, in groups. Empty groups are omitted. */
export async function readToday(admin: AdminSession, now = new Date()): Promise<TodayJson> {
  const may = (access: Permission) => isAllowed(admin, access)
  const groups = GROUPS.filter((group) =>
    isOrderGroup(group) ? may('orders') : may(group.access) && !(group.unless && may(group.unless)),
  )
  const orderGroups = groups.filter(isOrderGroup)
  const [ordersByGroup, othersByGroup] = await Promise.all([
    listByAttention(admin, orderGroups, MAX_ROWS),
    Promise.all(groups.map(async (group) => (isOrderGroup(group) ? null : group.read(now, admin)))),
  ])
  const allGroups = groups.map((group, i) => {
    const { title, unit } = group
    if (!isOrderGroup(group)) {
      return { name: group.name, title, unit, url: group.url, ...othersByGroup[i]!, earlierCounts: [] }
    }
    const { attention, row } = group
    const { total, orders: firstOrders, earlierCounts } = ordersByGroup[orderGroups.indexOf(group)]!
    const rows = firstOrders.map((order) => row(toJson(orderRowShape, order), now))
    return { name: attention, title, unit, url: attentionPath(attention), total, rows, earlierCounts }
  })
  const nonEmpty = allGroups
    .filter(({ total }) => total > 0)
    .map(({ unit, earlierCounts, ...group }) => {
      const remainingCount = group.total - earlierCounts.reduce((sum, { count }) => sum + count, 0)
      const hiddenCount = remainingCount - group.rows.length
      const more = hiddenCount > 0 ? `${hiddenCount.toLocaleString('tr-TR')} ${unit} daha` : ''
      return { remainingCount, group: { ...group, above: aboveWords(earlierCounts), more } }
    })
  return {
    total: nonEmpty.reduce((sum, { remainingCount }) => sum + remainingCount, 0),
    groups: nonEmpty.map(({ group }) => group),
  }
}
