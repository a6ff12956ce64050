import { SCREEN_ACCESS } from '@/lib/access/screen-access'
import type { GuardedPath } from '@/lib/site/screens'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** The kinds of hits in the panel's search, in the order of the groups: screen, label, and the last words of the link to all hits. */
export const HITS = {
  order: { screen: ADMIN_PATHS.orders, label: 'İş emirleri', all: 'iş emrinin hepsi' },
  customer: { screen: ADMIN_PATHS.customers, label: 'Müşteriler', all: 'müşterinin hepsi' },
  part: { screen: ADMIN_PATHS.parts, label: 'Parçalar', all: 'parçanın hepsi' },
  message: { screen: ADMIN_PATHS.messages, label: 'Mesajlar', all: 'mesajın hepsi' },
  service: { screen: ADMIN_PATHS.service, label: 'Hizmetler', all: 'hizmetin hepsi' },
  post: { screen: ADMIN_PATHS.post, label: 'Yazılar', all: 'yazının hepsi' },
  fault: { screen: ADMIN_PATHS.fault, label: 'Arıza kodları', all: 'arıza kodunun hepsi' },
} as const satisfies Record<string, { screen: GuardedPath; label: string; all: string }>

export type HitKind = keyof typeof HITS

export const HIT_KINDS = Object.keys(HITS) as HitKind[]

/** Returns the access that finding hits of a kind requires: the access to its screen. */
export const hitAccess = (kind: HitKind) => SCREEN_ACCESS[HITS[kind].screen]
