import { kindsOf } from '@/lib/site/kinds'

type Group = { name: string; id: string; of: readonly string[]; description?: string }

function groupsOf(permission: 'content' | 'settings'): Group[] {
  return kindsOf(permission).map(({ api, calls: { name, id, ...calls } }) => ({
    name,
    id,
    of: [api, ...('more' in calls ? calls.more : [])],
  }))
}

/** The groups of calls with the prefixes of their addresses, both in the order of the document. */
export const GROUPS: readonly Group[] = [
  {
    name: 'Giriş',
    id: 'giris',
    of: ['Auth/login', 'Auth/logout', 'Auth'],
    description:
      'E-posta ve şifreyle bir belirteç alınır, her çağrıda `Authorization: Bearer` başlığıyla gönderilir. Sekiz saat geçerlidir.',
  },
  { name: 'İş emirleri', id: 'isemirleri', of: ['WorkOrders', 'SavedTexts'] },
  { name: 'Müşteriler', id: 'musteriler', of: ['Customers'] },
  {
    name: 'İş emri takibi',
    id: 'takip',
    of: ['Tracking'],
    description: 'Müşterinin çağrıları. `token`, takip bağlantısının son parçasıdır; bilen herkes müşteri sayılır.',
  },
  { name: 'Mesajlar', id: 'mesajlar', of: ['ContactMessages'] },
  ...groupsOf('content'),
  { name: 'Resimler', id: 'resimler', of: ['Pictures'] },
  { name: 'Silinenler', id: 'silinenler', of: ['Bin'] },
  { name: 'Kontrol paneli', id: 'panel', of: ['Dashboard', 'Panel', 'Readiness'] },
  { name: 'Ayarlar', id: 'ayarlar', of: ['Settings'] },
  ...groupsOf('settings'),
  { name: 'Kullanıcılar', id: 'kullanicilar', of: ['Team'] },
  { name: 'İşlem kaydı', id: 'islem-kaydi', of: ['AuditEntries'] },
  {
    name: 'KVKK',
    id: 'kvkk',
    of: ['Privacy'],
    description: 'Kişisel veri başvuruları. Kişi gövdede gönderilir, adreste durmaz.',
  },
  { name: 'Sunucu', id: 'sunucu', of: ['health', 'openapi.json'] },
]

const prefixes = GROUPS.flatMap(({ name, of }) => of.map((prefix) => ({ name, prefix })))

/** Returns the group of a route and its position in the document. @throws {Error} for an address without a group */
export function groupOf(address: string): { name: string; place: number } {
  const place = prefixes.findIndex(({ prefix }) => `${address}/`.startsWith(`${prefix}/`))
  if (place < 0) throw new Error(`lib/api/openapi/groups.ts names no group for ${address}`)
  return { name: prefixes[place]!.name, place }
}
