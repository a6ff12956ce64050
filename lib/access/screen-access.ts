import type { StaffAccess } from '@/lib/access/roles'
import { mapScreens, type GuardedPath } from '@/lib/site/screens'

/** The access that each screen, and everything below its path, requires. */
export const SCREEN_ACCESS: Record<GuardedPath, StaffAccess> = mapScreens(({ access }) => access)
