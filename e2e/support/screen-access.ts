import { randomUUID } from 'node:crypto'
import type { StaffAccess } from '@/lib/access/roles'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import type { Content } from './calls/content'

/**
 * Who may open each page under /admin. Written by hand on purpose: a new page fails the tests until somebody decides who may
 * open it. Screens of content kinds have the permission of their calls (routes.test.ts checks that).
 */
export const PAGE_ACCESS: Record<string, StaffAccess | 'anyone'> = {
  '/admin': 'session',
  '/admin/login': 'anyone',
  '/admin/sifre': 'anyone',
  '/admin/sifre/[token]': 'anyone',
  '/admin/davet/[token]': 'anyone',
  '/admin/dashboard': 'session',
  '/admin/rapor': 'session',
  '/admin/api': 'session',
  '/admin/yayina-hazirlik': 'settings',
  '/admin/[...rest]': 'session',
  '/admin/ayarlar': 'account',
  '/admin/mesajlar': 'messages',
  '/admin/is-emirleri': 'orders',
  '/admin/is-emirleri/yeni': 'orders',
  '/admin/is-emirleri/etiketler': 'orders',
  '/admin/is-emirleri/[id]': 'orders',
  '/admin/is-emirleri/[id]/duzenle': 'orders',
  '/admin/is-emirleri/[id]/teklif': 'orders',
  '/admin/is-emirleri/[id]/yuk-testi': 'orders',
  '/admin/is-emirleri/[id]/fis': 'orders',
  '/admin/musteriler': 'orders',
  '/admin/musteriler/yeni': 'orders',
  '/admin/musteriler/[id]': 'orders',
  '/admin/musteriler/[id]/duzenle': 'orders',
  '/admin/musteriler/[id]/birlestir': 'orders',
  '/admin/parcalar': 'orders',
  '/admin/parcalar/yeni': 'orders',
  '/admin/parcalar/sayim': 'orders',
  '/admin/parcalar/ice-aktar': 'orders',
  '/admin/parcalar/etiketler': 'orders',
  '/admin/parcalar/[id]': 'orders',
  '/admin/muhasebe': 'billing',
  ...Object.fromEntries(KIND_ENTRIES.map(([, { screen }]) => [screen.path, screen.permission])),
  '/admin/ariza-kodlari/ice-aktar': 'content',
  '/admin/onizleme/hizmet/[id]': 'content',
  '/admin/onizleme/blog/[id]': 'content',
  '/admin/onizleme/ariza/[id]': 'content',
  '/admin/silinenler': 'content',
  '/admin/site': 'settings',
  '/admin/metinler': 'settings',
  '/admin/onizleme/metin/[bolum]': 'settings',
  '/admin/site/slayt/[n]': 'settings',
  '/admin/onizleme/slayt/[n]': 'settings',
  '/admin/yonlendirmeler/ice-aktar': 'settings',
  '/admin/kullanicilar': 'team',
  '/admin/islem-kaydi': 'team',
  '/admin/kvkk': 'team',
  '/admin/kvkk/sayfa': 'team',
}

type PageIds = Record<'hizmet' | 'blog' | 'ariza' | 'is-emirleri', string>

export function addressOf(page: string, ids: PageIds): string {
  return page
    .replace(/([^/]+)\/\[id\]/, (_, name: keyof PageIds) => `${name}/${ids[name]}`)
    .replace('[n]', '2')
    .replace('[bolum]', 'aboutTexts')
    .replace(/\[[^\]]+\]$/, 'yok')
}

export async function addPageRows(content: Content): Promise<PageIds> {
  return {
    hizmet: await content.addService({ slug: `servo-${randomUUID()}`, title: 'Servo' }),
    blog: await content.addPost({ slug: `yazi-${randomUUID()}`, title: 'Yazı' }),
    ariza: await content.addFault(),
    'is-emirleri': await content.addOrder(),
  }
}
