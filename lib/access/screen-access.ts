import type { StaffAccess } from '@/lib/access/roles'
import { ADMIN_PATHS, type AdminPath, API_PATH, READINESS_PATH } from '@/lib/site/admin-pages'
import { byScreen } from '@/lib/site/kinds'

/** Screens that require a session. */
export type GuardedPath = Exclude<AdminPath, typeof ADMIN_PATHS.login> | typeof API_PATH | typeof READINESS_PATH

/** The access that each screen, and everything below its address, requires. */
export const SCREEN_ACCESS: Record<GuardedPath, StaffAccess> = {
  [ADMIN_PATHS.home]: 'session',
  [ADMIN_PATHS.dashboard]: 'session',
  [ADMIN_PATHS.report]: 'session',
  [ADMIN_PATHS.messages]: 'messages',
  [ADMIN_PATHS.orders]: 'orders',
  [ADMIN_PATHS.customers]: 'orders',
  [ADMIN_PATHS.parts]: 'orders',
  [ADMIN_PATHS.billing]: 'billing',
  ...byScreen(({ permission }) => permission),
  [ADMIN_PATHS.bin]: 'content',
  [ADMIN_PATHS.site]: 'settings',
  [ADMIN_PATHS.texts]: 'settings',
  [ADMIN_PATHS.users]: 'team',
  [ADMIN_PATHS.audit]: 'team',
  [ADMIN_PATHS.privacy]: 'team',
  [ADMIN_PATHS.account]: 'account',
  [API_PATH]: 'session',
  [READINESS_PATH]: 'settings',
}
