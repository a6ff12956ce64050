import { KINDS, kindsOf, type KindEntry } from '@/lib/site/kinds'

type Group = { name: string; id: string; prefixes: readonly string[]; description?: string }

function groupsOf(permission: 'content' | 'settings'): Group[] {
  return kindsOf(permission).map((kind) => {
    const { api, apiGroup }: KindEntry = KINDS[kind]
    return { name: apiGroup.name, id: apiGroup.id, prefixes: [api, ...(apiGroup.more ?? [])] }
  })
}

/** The groups of endpoints with the prefixes of their addresses, both in the order of the document. */
export const GROUPS: readonly Group[] = [
  {
    name: 'Giriş',
    id: 'giris',
    prefixes: ['Auth/login', 'Auth/logout', 'Auth'],
    description:
      'E-posta ve şifreyle bir belirteç alınır, her çağrıda `Authorization: Bearer` başlığıyla gönderilir. Sekiz saat geçerlidir.',
  },
  { name: 'İş emirleri', id: 'isemirleri', prefixes: ['WorkOrders', 'SavedTexts'] },
  { name: 'Muhasebe', id: 'muhasebe', prefixes: ['Billing'] },
  { name: 'Müşteriler', id: 'musteriler', prefixes: ['Customers'] },
  {
    name: 'Parçalar',
    id: 'parcalar',
    prefixes: ['Parts'],
    description: 'Miktarlar birimin binde biriyle, tam sayı olarak yazılır: 37500, 37,5 demektir.',
  },
  {
    name: 'İş emri takibi',
    id: 'takip',
    prefixes: ['Tracking'],
    description: 'Müşterinin çağrıları. `token`, takip bağlantısının son parçasıdır; bilen herkes müşteri sayılır.',
  },
  { name: 'Mesajlar', id: 'mesajlar', prefixes: ['ContactMessages'] },
  ...groupsOf('content'),
  { name: 'Resimler', id: 'resimler', prefixes: ['Pictures'] },
  { name: 'Silinenler', id: 'silinenler', prefixes: ['Bin'] },
  { name: 'Kontrol paneli', id: 'panel', prefixes: ['Dashboard', 'Panel', 'Readiness'] },
  { name: 'Ayarlar', id: 'ayarlar', prefixes: ['Settings'] },
  ...groupsOf('settings'),
  { name: 'Kullanıcılar', id: 'kullanicilar', prefixes: ['Team'] },
  { name: 'İşlem kaydı', id: 'islem-kaydi', prefixes: ['AuditEntries'] },
  {
    name: 'KVKK',
    id: 'kvkk',
    prefixes: ['Privacy'],
    description: 'Kişisel veri başvuruları. Kişi gövdede gönderilir, adreste durmaz.',
  },
  { name: 'Sunucu', id: 'sunucu', prefixes: ['health', 'openapi.json'] },
]

const groupPrefixes = GROUPS.flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })))

/** Returns the group of a route and its position in the document. @throws {Error} for an address without a group */
export function groupOf(address: string): { name: string; position: number } {
  const position = groupPrefixes.findIndex(({ prefix }) => `${address}/`.startsWith(`${prefix}/`))
  if (position < 0) throw new Error(`lib/api/openapi/groups.ts has no group for ${address}`)
  return { name: groupPrefixes[position]!.name, position }
}
