import { expect, test } from 'vitest'
import { isAllowed, mayUse, PERMISSIONS, ROLE_NAMES, type StaffAccess } from '@/lib/access/roles'

test('each role has exactly the permissions of the table', () => {
  const all: StaffAccess[] = [...PERMISSIONS, 'session', 'account']
  const allowed = Object.fromEntries(ROLE_NAMES.map((role) => [role, all.filter((access) => mayUse(role, access))]))
  expect(allowed).toEqual({
    manager: ['content', 'messages', 'orders', 'amounts', 'settings', 'team', 'session', 'account'],
    editor: ['content', 'session', 'account'],
    workshop: ['messages', 'orders', 'session', 'account'],
  })
})

test('an account without the required second factor can only access its own page', () => {
  const all: StaffAccess[] = [...PERMISSIONS, 'session', 'account']
  const account = { role: 'manager', mustAddSecondFactor: true } as const
  expect(all.filter((access) => isAllowed(account, access))).toEqual(['account'])
})
