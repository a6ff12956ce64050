import { type GuardedPath, SCREEN_ACCESS } from '@/lib/access/screen-access'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

/** The screen of each kind of hits in the panel's search, in the order of the groups. */
export const HIT_SCREENS = {
  order: ADMIN_PATHS.orders,
  customer: ADMIN_PATHS.customers,
  part: ADMIN_PATHS.parts,
  message: ADMIN_PATHS.messages,
  service: ADMIN_PATHS.service,
  post: ADMIN_PATHS.post,
  fault: ADMIN_PATHS.fault,
} as const satisfies Record<string, GuardedPath>

export type HitKind = keyof typeof HIT_SCREENS

export const HIT_KINDS = Object.keys(HIT_SCREENS) as HitKind[]

/** The access that finding hits of a kind requires: that of its screen. */
export const hitAccess = (kind: HitKind) => SCREEN_ACCESS[HIT_SCREENS[kind]]
