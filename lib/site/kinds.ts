import { FAULTS_LOCK } from '@/lib/platform/db/locks'
import { PATHS } from '@/lib/site/pages'

/**
 * The kinds of content, each declared once. Menu, permissions, paths, audit trail, API description, sitemap and redirect
 * targets are derived from here; e2e/support/routes.test.ts reports what a kind lacks. Also runs in browsers.
 */

export type KindEntry = {
  table: string
  /** Its Prisma model. */
  model: string
  /** The folder of its endpoints: 'Services' is /api/Services. */
  api: string
  /** Its names in the audit trail ('Hizmet ekledi', 'Hizmeti değiştirdi', 'Hizmetleri sıraladı'), and the error for a missing item. */
  words: { one: string; object: string; objects: string; missing: string }
  /** Its group in the filter of the audit trail. */
  auditGroup: 'content' | 'settings'
  /** Its screen in the panel. */
  screen: {
    path: `/admin/${string}`
    label: string
    /** The label as the object of a sentence ('open …'). */
    object: string
    permission: 'content' | 'settings'
    /** Its position among the kinds of its permission, in the menu and in the API description. */
    position: number
  }
  /** The button of the dashboard that adds an item, and its position there. */
  quickAction?: { label: string; position: number }
  /** Its group in the API description; `more` are the other API folders of the group. */
  apiGroup: { name: string; id: string; more?: readonly string[] }
  /** The public page of each item, at `folder`/slug. */
  page?: {
    folder: string
    /** The prefix of a slug whose title has no letters or digits. */
    slugPrefix: string
    /** The column with the title by which the panel suggests the page as the target of a redirect. */
    suggestedBy?: string
    /** The table of former slugs, and its column with the item's id. */
    formerSlugs?: readonly [table: string, column: string]
  }
  /** Whether items have a publication state, in the columns is_draft and published_at. */
  hasPublication: boolean
  /** The columns of `images` that refer to it. */
  pictures?: readonly string[]
  /** The table whose rows may link to it, and the linking column. */
  linkedFrom?: readonly [table: string, column: string]
  /** The advisory lock that its writers hold. */
  lock?: number
  /** Its name in GET /api/Dashboard/states, if it is counted there. */
  statesKey?: string
  /** Whether items can be imported from a CSV file. */
  isImported?: boolean
}

/** The sitemap and the filter of the audit trail list the kinds in this order. */
export const KINDS = {
  service: {
    table: 'services',
    model: 'service',
    api: 'Services',
    words: { one: 'Hizmet', object: 'Hizmeti', objects: 'Hizmetleri', missing: 'Hizmet bulunamadı.' },
    auditGroup: 'content',
    screen: { path: '/admin/hizmetler', label: 'Hizmetler', object: 'Hizmetler’i', permission: 'content', position: 1 },
    quickAction: { label: 'Yeni hizmet', position: 2 },
    apiGroup: { name: 'Hizmetler', id: 'hizmetler' },
    page: {
      folder: PATHS.services,
      slugPrefix: 'hizmet',
      suggestedBy: 'title',
      formerSlugs: ['service_slugs', 'service_id'],
    },
    hasPublication: true,
    pictures: ['service_id'],
    linkedFrom: ['faults', 'service_id'],
    statesKey: 'services',
  },
  post: {
    table: 'blog_posts',
    model: 'blogPost',
    api: 'BlogPosts',
    words: { one: 'Yazı', object: 'Yazıyı', objects: 'Yazıları', missing: 'Blog yazısı bulunamadı.' },
    auditGroup: 'content',
    screen: { path: '/admin/blog', label: 'Blog', object: 'Blog’u', permission: 'content', position: 3 },
    quickAction: { label: 'Yeni blog yazısı', position: 1 },
    apiGroup: { name: 'Yazılar', id: 'yazilar', more: ['Markdown'] },
    page: { folder: PATHS.blog, slugPrefix: 'yazi', suggestedBy: 'title', formerSlugs: ['blog_post_slugs', 'post_id'] },
    hasPublication: true,
    pictures: ['blog_post_id', 'text_post_id'],
    linkedFrom: ['faults', 'related_post_id'],
    statesKey: 'posts',
  },
  fault: {
    table: 'faults',
    model: 'fault',
    api: 'Faults',
    words: {
      one: 'Arıza kodu',
      object: 'Arıza kodunu',
      objects: 'Arıza kodlarını',
      missing: 'Arıza kaydı bulunamadı.',
    },
    auditGroup: 'content',
    screen: {
      path: '/admin/ariza-kodlari',
      label: 'Arıza Kodları',
      object: 'Arıza Kodları’nı',
      permission: 'content',
      position: 2,
    },
    apiGroup: { name: 'Arıza kodları', id: 'arizalar', more: ['Search'] },
    page: { folder: PATHS.faults, slugPrefix: 'ariza', formerSlugs: ['fault_slugs', 'fault_id'] },
    hasPublication: true,
    lock: FAULTS_LOCK,
    isImported: true,
  },
  reference: {
    table: 'references',
    model: 'reference',
    api: 'References',
    words: { one: 'Referans', object: 'Referansı', objects: 'Referansları', missing: 'Referans bulunamadı.' },
    auditGroup: 'content',
    screen: {
      path: '/admin/referanslar',
      label: 'Referanslar',
      object: 'Referanslar’ı',
      permission: 'content',
      position: 4,
    },
    quickAction: { label: 'Yeni referans', position: 3 },
    apiGroup: { name: 'Referanslar', id: 'referanslar' },
    hasPublication: false,
    pictures: ['reference_id'],
  },
  redirect: {
    table: 'redirects',
    model: 'redirect',
    api: 'Redirects',
    words: {
      one: 'Yönlendirme',
      object: 'Yönlendirmeyi',
      objects: 'Yönlendirmeleri',
      missing: 'Yönlendirme bulunamadı.',
    },
    auditGroup: 'settings',
    screen: {
      path: '/admin/yonlendirmeler',
      label: 'Yönlendirmeler',
      object: 'Yönlendirmeler’i',
      permission: 'settings',
      position: 1,
    },
    apiGroup: { name: 'Yönlendirmeler', id: 'yonlendirmeler' },
    hasPublication: false,
    isImported: true,
  },
} as const satisfies Record<string, KindEntry>

type Kinds = typeof KINDS
export type Kind = keyof Kinds

/** Kinds whose entry matches `Entry`. */
type KindWith<Entry> = { [Name in Kind]: Kinds[Name] extends Entry ? Name : never }[Kind]

/** Kinds whose items have public pages. */
export type PageKind = KindWith<{ page: object }>
/** Kinds with a publication state. */
export type PublishableKind = KindWith<{ hasPublication: true }>
/** Kinds whose former slugs redirect. */
export type KindWithFormerSlugs = KindWith<{ page: { formerSlugs: readonly string[] } }>
/** Kinds whose states GET /api/Dashboard/states counts, and their names there. */
type KindWithStates = KindWith<{ statesKey: string }>
export type StatesKey = Kinds[KindWithStates]['statesKey']

/** All kinds with their entries, typed as KindEntry. */
export const KIND_ENTRIES = Object.entries(KINDS) as [Kind, KindEntry][]

const kindsWhere = <Name extends Kind>(matches: (entry: KindEntry) => unknown) =>
  KIND_ENTRIES.filter(([, entry]) => matches(entry)).map(([kind]) => kind) as Name[]

export const PAGE_KINDS = kindsWhere<PageKind>(({ page }) => page)
export const PUBLISHABLE_KINDS = kindsWhere<PublishableKind>(({ hasPublication }) => hasPublication)
export const KINDS_WITH_FORMER_SLUGS = kindsWhere<KindWithFormerSlugs>(({ page }) => page?.formerSlugs)
export const KINDS_WITH_STATES = kindsWhere<KindWithStates>(({ statesKey }) => statesKey)

/** Returns the kinds that a permission lets its holders change, in the order of the menu. */
export function kindsOf(permission: KindEntry['screen']['permission']): Kind[] {
  return kindsWhere(({ screen }) => screen.permission === permission).toSorted(
    (a, b) => KINDS[a].screen.position - KINDS[b].screen.position,
  )
}

/** Returns a value for each kind: { service: '/admin/hizmetler', … }. */
export function mapKinds<Value>(toValue: (entry: KindEntry, kind: Kind) => Value): Record<Kind, Value> {
  return Object.fromEntries(KIND_ENTRIES.map(([kind, entry]) => [kind, toValue(entry, kind)])) as Record<Kind, Value>
}

/** Path of an item's public page. */
export function itemPath(kind: PageKind, slug: string): string {
  return `${KINDS[kind].page.folder}/${encodeURIComponent(slug)}`
}
