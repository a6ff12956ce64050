import { kindsOf } from '@/lib/site/kinds'

type Group = { name: string; id: string; of: readonly string[]; description?: string }

function groupsOf(permission: 'content' | 'settings'): Group[] {
  return kindsOf(permission).map(({ api, calls: { name, id, ...calls } }) => ({
    name,
    id,
    of: [api, ...('more' in calls ? calls.more : [])],
  }))
}

/** The groups of calls with the beginnings of their addresses, both in the order of the description. */
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
  { name: 'Kontrol paneli', id: 'panel', of: ['Dashboard', 'Panel'] },
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

const beginnings = GROUPS.flatMap(({ name, of }) => of.map((beginning) => ({ name, beginning })))

/** Returns the group of a route and its place among all. @throws {Error} for an address that no group names */
export function groupOf(address: string): { name: string; place: number } {
  const place = beginnings.findIndex(({ beginning }) => `${address}/`.startsWith(`${beginning}/`))
  if (place < 0) throw new Error(`lib/api/openapi/groups.ts names no group for ${address}`)
  return { name: beginnings[place]!.name, place }
}
