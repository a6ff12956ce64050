import { ACCOUNT_SCREENS } from './screens/account'
import { CONTENT_SCREENS } from './screens/content'
import { MANAGEMENT_SCREENS } from './screens/management'
import type { ScreenPath, State } from './screens/screen'
import { WORKSHOP_SCREENS } from './screens/workshop'

/** All screens in the order of the menu, with their states. Leaving a screen out is a type error. */
export const SCREENS: Record<ScreenPath, State[]> = {
  '/admin/dashboard': [{ name: 'dashboard' }],
  ...WORKSHOP_SCREENS,
  ...CONTENT_SCREENS,
  ...MANAGEMENT_SCREENS,
  ...ACCOUNT_SCREENS,
  '/admin/yok': [{ name: 'missing page' }],
}
