import { expect, it } from 'vitest'
import { ADMIN_PATHS, ADMIN_SCREENS } from '@/lib/site/admin-pages'

it('lists every admin page in the menu', () => {
  const { home: _home, login: _login, ...screens } = ADMIN_PATHS
  expect(ADMIN_SCREENS.map(({ path }) => path).toSorted()).toEqual(Object.values(screens).toSorted())
})
