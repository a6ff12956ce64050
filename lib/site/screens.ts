import { type Kind, KINDS, kindsOf } from '@/lib/site/kinds'

/**
 * The screens of the panel that require a session, each declared once, in the order of the menu. Paths (ADMIN_PATHS), access
 * (SCREEN_ACCESS) and the text for roles without access are derived. Also runs in browsers.
 */

type Screen = {
  path: `/admin${string}`
  label: string
  /** The label as the object of a sentence ('open …'). */
  object: string
  /** What the screen, and everything below its address, requires: a StaffAccess (lib/access/roles.ts). */
  access: string
}

type KindScreens<Permission> = {
  [Name in Kind as (typeof KINDS)[Name]['screen']['permission'] extends Permission ? Name : never]: Screen & {
    path: (typeof KINDS)[Name]['screen']['path']
    access: Permission
  }
}

/** Returns the screens of the kinds of content that a permission lets its holders change. */
function screensOf<Permission extends 'content' | 'settings'>(access: Permission) {
  const screens = kindsOf(access).map((kind) => [kind, { ...KINDS[kind].screen, access }])
  return Object.fromEntries(screens) as KindScreens<Permission>
}

const declareScreens = <const Screens extends Record<string, Screen>>(table: Screens) => table

const topScreens = declareScreens({
  dashboard: { path: '/admin/dashboard', label: 'Kontrol Paneli', object: 'Kontrol Paneli’ni', access: 'session' },
  report: { path: '/admin/rapor', label: 'Rapor', object: 'Rapor’u', access: 'session' },
})

const workshopScreens = declareScreens({
  messages: { path: '/admin/mesajlar', label: 'Mesajlar', object: 'Mesajlar’ı', access: 'messages' },
  orders: { path: '/admin/is-emirleri', label: 'İş Emirleri', object: 'İş Emirleri’ni', access: 'orders' },
  customers: { path: '/admin/musteriler', label: 'Müşteriler', object: 'Müşteriler’i', access: 'orders' },
  parts: { path: '/admin/parcalar', label: 'Parçalar', object: 'Parçalar’ı', access: 'orders' },
  billing: { path: '/admin/muhasebe', label: 'Muhasebe', object: 'Muhasebe’yi', access: 'billing' },
})

const contentScreens = declareScreens({
  ...screensOf('content'),
  bin: { path: '/admin/silinenler', label: 'Silinenler', object: 'Silinenler’i', access: 'content' },
})

const managementScreens = declareScreens({
  site: { path: '/admin/site', label: 'Site Bilgileri', object: 'Site Bilgileri’ni', access: 'settings' },
  texts: { path: '/admin/metinler', label: 'Sayfa Metinleri', object: 'Sayfa Metinleri’ni', access: 'settings' },
  ...screensOf('settings'),
  users: { path: '/admin/kullanicilar', label: 'Kullanıcılar', object: 'Kullanıcılar’ı', access: 'team' },
  audit: { path: '/admin/islem-kaydi', label: 'İşlem Kaydı', object: 'İşlem Kaydı’nı', access: 'team' },
  privacy: { path: '/admin/kvkk', label: 'KVKK', object: 'KVKK’yı', access: 'team' },
})

const bottomScreens = declareScreens({
  account: { path: '/admin/ayarlar', label: 'Ayarlar', object: 'Ayarlar’ı', access: 'account' },
})

/** Screens that are not in the menu. The account's page links to the API, the dashboard to the launch checklist. */
const unlistedScreens = declareScreens({
  home: { path: '/admin', label: 'Kontrol Paneli', object: 'Kontrol Paneli’ni', access: 'session' },
  api: { path: '/admin/api', label: 'API', object: 'API’yi', access: 'session' },
  readiness: {
    path: '/admin/yayina-hazirlik',
    label: 'Yayına hazırlık',
    object: 'Yayına hazırlık’ı',
    access: 'settings',
  },
})

const menuScreens = { ...topScreens, ...workshopScreens, ...contentScreens, ...managementScreens, ...bottomScreens }

export const SCREENS = { ...unlistedScreens, ...menuScreens }

type Screens = typeof SCREENS
export type GuardedPath = Screens[keyof Screens]['path']
export type ScreenPaths = { readonly [Name in keyof Screens]: Screens[Name]['path'] }

export type MenuLink = (typeof menuScreens)[keyof typeof menuScreens]

const linksTo = (table: Record<string, MenuLink>) => Object.values(table)

/** The menu: dashboard and report, the groups with their screens, the account. */
export const ADMIN_MENU = {
  first: linksTo(topScreens),
  groups: [
    { label: 'Servis', links: linksTo(workshopScreens) },
    { label: 'İçerik', links: linksTo(contentScreens) },
    { label: 'Yönetim', links: linksTo(managementScreens) },
  ],
  account: bottomScreens.account,
}

/** Returns a value for each screen, by its path. */
export function mapScreens<Value>(toValue: (screen: Screens[keyof Screens]) => Value): Record<GuardedPath, Value> {
  const values = Object.values(SCREENS).map((screen) => [screen.path, toValue(screen)])
  return Object.fromEntries(values) as Record<GuardedPath, Value>
}
