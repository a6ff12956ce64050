import { readdirSync } from 'node:fs'
import type { StaffAccess } from '@/lib/auth/roles'

/**
 * What each page under /admin needs, written out once more by hand: a new page is missing here until somebody decides
 * who may open it.
 */
export const PAGE_ACCESS: Record<string, StaffAccess | 'anyone'> = {
  '/admin': 'session',
  '/admin/login': 'anyone',
  '/admin/dashboard': 'session',
  '/admin/api': 'session',
  '/admin/[...rest]': 'session',
  '/admin/ayarlar': 'account',
  '/admin/mesajlar': 'messages',
  '/admin/is-emirleri': 'orders',
  '/admin/is-emirleri/yeni': 'orders',
  '/admin/is-emirleri/[id]': 'orders',
  '/admin/is-emirleri/[id]/duzenle': 'orders',
  '/admin/is-emirleri/[id]/teklif': 'orders',
  '/admin/is-emirleri/[id]/fis': 'orders',
  '/admin/hizmetler': 'content',
  '/admin/ariza-kodlari': 'content',
  '/admin/ariza-kodlari/ice-aktar': 'content',
  '/admin/blog': 'content',
  '/admin/referanslar': 'content',
  '/admin/onizleme/hizmet/[id]': 'content',
  '/admin/onizleme/blog/[id]': 'content',
  '/admin/onizleme/ariza/[id]': 'content',
  '/admin/site': 'settings',
  '/admin/site/slayt/[n]': 'settings',
  '/admin/onizleme/slayt/[n]': 'settings',
  '/admin/yonlendirmeler': 'settings',
  '/admin/yonlendirmeler/ice-aktar': 'settings',
  '/admin/kullanicilar': 'team',
  '/admin/islem-kaydi': 'team',
  '/admin/kvkk': 'team',
}

/** Returns the address of every page under /admin, with its parts in brackets as the folders have them. */
export function adminPages(): string[] {
  const files = readdirSync('app/admin', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/admin/${file}`.replaceAll(/\/\([^)]+\)/g, '').replace(/\/page\.tsx$/, ''))
}
