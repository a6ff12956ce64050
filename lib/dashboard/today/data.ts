import 'server-only'
import type { AdminSession } from '@/lib/access/admin-session'
import { isAllowed, type Permission } from '@/lib/access/roles'
import type { TodayJson, TodayRow } from '@/lib/dashboard/output'
import {
  decisionRow,
  draftRow,
  type Draft,
  duePostRow,
  endingRow,
  latePartRow,
  messageRow,
  type OrderRowOf,
  photosRow,
  promisedRow,
  searchedCodeRow,
  waitingRow,
} from '@/lib/dashboard/today/rows'
import { codeKey } from '@/lib/faults/alarm-code'
import { type AttentionList, type AttentionOrders, listByAttention } from '@/lib/orders/list/data'
import { serializeOrderRow } from '@/lib/orders/order/output'
import { attentionPath } from '@/lib/orders/words'
import { db } from '@/lib/platform/db/client'
import { istanbulDay, startOfDay } from '@/lib/platform/turkish/dates'
import { MODEL } from '@/lib/records/device'
import { selectOf } from '@/lib/records/derive'
import { figureSlug } from '@/lib/report/definitions'
import { daysLater } from '@/lib/report/period'
import { unresolvedSearches } from '@/lib/report/site/data'
import { ADMIN_PATHS, statePath, UNREAD_PATH } from '@/lib/site/admin-pages'
import { KINDS } from '@/lib/site/kinds'

/** The rows of a group, at most. */
const MAX_ROWS = 5

/** All of a group, and its first rows. */
type Found = { total: number; rows: TodayRow[] }

type GroupWords = {
  title: string
  /** Where rows of a later group are, if not the title in lower case: 'yukarıda, … arasında'. */
  among?: string
  /** The noun after a number of what does not fit. */
  unit: string
}

/** Orders of one filter of the list. An order is a row of the first of these groups only. */
type OrderGroup = GroupWords & AttentionList & { row: OrderRowOf }

/** Anything else that waits for who has `access`, but not for who has `unless` too. */
type OtherGroup = GroupWords & {
  name: string
  access: Permission
  unless?: Permission
  /** The list that shows all of them and nothing else, or empty without such a list. */
  url: string
  read: (now: Date) => Promise<Found>
}

/** The work of a day, from top to bottom. */
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
    title: 'Söz verilen gün',
    among: 'söz verilen günler',
    unit: 'iş',
    attention: 'due',
    sort: 'promised',
    row: promisedRow,
  },
  { title: 'Geciken parçalar', unit: 'iş', attention: 'late-part', sort: 'waiting', row: latePartRow },
  {
    title: 'Onarıma hazır',
    among: 'onarıma hazır olanlar',
    unit: 'iş',
    attention: 'ready',
    sort: 'waiting',
    row: waitingRow,
  },
  { title: 'Yarın biten teklifler', unit: 'iş', attention: 'ending', sort: 'waiting', row: endingRow },
  { title: 'Teslim alınmayanlar', unit: 'iş', attention: 'not-fetched', sort: 'waiting', row: waitingRow },
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

const isOfOrders = (group: OrderGroup | OtherGroup): group is OrderGroup => 'attention' in group

const messageColumns = {
  ...selectOf(MODEL),
  id: true,
  companyName: true,
  contactPerson: true,
  problemDescription: true,
  suspect: true,
  receivedAt: true,
} as const

async function readUnread(now: Date): Promise<Found> {
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

/** Reads the posts that become public later today. */
async function readDuePosts(now: Date): Promise<Found> {
  const end = startOfDay(daysLater(istanbulDay(now), 1))
  const rows = await db().blogPost.findMany({
    where: { isDraft: false, publishedAt: { gt: now, lt: end } },
    select: { id: true, slug: true, title: true, author: true, publishedAt: true },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
  })
  return { total: rows.length, rows: rows.slice(0, MAX_ROWS).map((row) => duePostRow(row, now)) }
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

/** Reads the drafts of a kind, the last saved first. */
async function readDrafts(kind: Draft['kind'], now: Date): Promise<Found> {
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

/** Days whose searches count, and the most that the report lists. */
const SEARCH_DAYS = 30
const MAX_CODES = 10

/** Whether a search may be a code: a digit, and no more characters than one has. */
const isCode = (text: string) => /\d/.test(text) && codeKey(text).length <= 10 && text.length <= 12

/** The letters with which a code begins. Those of one brand often begin alike. */
const lettersOf = (key: string) => /^[a-z]+/.exec(key)?.[0] ?? ''

/** Reads the codes that visitors searched for in vain, the most frequent first. */
async function readSearchedCodes(now: Date): Promise<Found> {
  const today = istanbulDay(now)
  const period = { from: daysLater(today, 1 - SEARCH_DAYS), to: today }
  const { rows: codes } = await unresolvedSearches(period, MAX_CODES, isCode)
  const shown = codes.slice(0, MAX_ROWS)
  if (shown.length === 0) return { total: 0, rows: [] }
  const [texts, keys] = [shown.map(({ text }) => text), shown.map(({ text }) => codeKey(text))]
  const [days, hidden, brands] = await Promise.all([
    db().siteCount.groupBy({ by: 'key', where: { kind: 'empty', key: { in: texts } }, _max: { day: true } }),
    db().fault.findMany({
      where: { codeKey: { in: keys }, OR: [{ isDraft: true }, { publishedAt: { gt: now } }] },
      select: { slug: true, brand: true, codeKey: true, isDraft: true },
    }),
    db().$queryRaw<{ letters: string; brand: string }[]>`
      SELECT DISTINCT substring("code_key" FROM '^[a-z]+') AS "letters", "brand" FROM "faults"
      WHERE NOT "is_draft" AND substring("code_key" FROM '^[a-z]+') = ANY(${keys.map(lettersOf)}) ORDER BY "brand"`,
  ])
  const rows = shown.map(({ text, count }, i) => {
    const letters = lettersOf(keys[i]!)
    const code = {
      text,
      count,
      lastDay:
        days
          .find(({ key }) => key === text)
          ?._max.day?.toISOString()
          .slice(0, 10) ?? today,
      hidden: hidden.find((fault) => fault.codeKey === keys[i]),
      brands: brands.filter((one) => one.letters === letters).map(({ brand }) => brand),
    }
    return searchedCodeRow(code, now)
  })
  return { total: codes.length, rows }
}

/** Returns how many rows are further up, and in which groups: '1 iş yukarıda, yeni kararlar arasında.' */
function aboveWords(above: AttentionOrders['above']): string {
  if (above.length === 0) return ''
  const total = above.reduce((sum, { count }) => sum + count, 0)
  const names = above.map(({ attention }) => {
    const { title, among } = GROUPS.filter(isOfOrders).find((group) => group.attention === attention)!
    return among ?? title.toLocaleLowerCase('tr')
  })
  return `${total.toLocaleString('tr-TR')} iş yukarıda, ${new Intl.ListFormat('tr').format(names)} arasında.`
}

/** Returns what waits for an account today, in groups without those that are empty. */
export async function readToday(admin: AdminSession, now = new Date()): Promise<TodayJson> {
  const may = (access: Permission) => isAllowed(admin, access)
  const groups = GROUPS.filter((group) =>
    isOfOrders(group) ? may('orders') : may(group.access) && !(group.unless && may(group.unless)),
  )
  const ofOrders = groups.filter(isOfOrders)
  const [orders, others] = await Promise.all([
    listByAttention(admin, ofOrders, MAX_ROWS),
    Promise.all(groups.map(async (group) => (isOfOrders(group) ? null : group.read(now)))),
  ])
  const found = groups.map((group, i) => {
    const { title, unit } = group
    if (!isOfOrders(group)) {
      return { name: group.name, title, unit, url: group.url, ...others[i]!, above: [] }
    }
    const { attention, row } = group
    const { total, orders: all, above } = orders[ofOrders.indexOf(group)]!
    const rows = all.map((order) => row(serializeOrderRow(order), now))
    return { name: attention, title, unit, url: attentionPath(attention), total, rows, above }
  })
  const shown = found
    .filter(({ total }) => total > 0)
    .map(({ unit, above, ...group }) => {
      const own = group.total - above.reduce((sum, { count }) => sum + count, 0)
      const rest = own - group.rows.length
      const more = rest > 0 ? `${rest.toLocaleString('tr-TR')} ${unit} daha` : ''
      return { own, group: { ...group, above: aboveWords(above), more } }
    })
  return { total: shown.reduce((sum, { own }) => sum + own, 0), groups: shown.map(({ group }) => group) }
}
