import { expect, test } from 'vitest'
import { isAllowed, mayUse, PERMISSIONS, ROLE_NAMES, type StaffAccess } from '@/lib/access/roles'

test('each role has exactly the permissions of the table', () => {
  const all: StaffAccess[] = [...PERMISSIONS, 'session', 'account']
  const allowed = Object.fromEntries(ROLE_NAMES.map((role) => [role, all.filter((access) => mayUse(role, access))]))
  expect(allowed).toEqual({
    manager: ['content', 'messages', 'orders', 'amounts', 'billing', 'settings', 'team', 'session', 'account'],
    editor: ['content', 'session', 'account'],
    workshop: ['messages', 'orders', 'session', 'account'],
  })
})

test('the workshop may do billing only if the settings allow it', () => {
  const workshop = { role: 'workshop', mustAddSecondFactor: false } as const
  expect(isAllowed({ ...workshop, workshopBilling: false }, 'billing')).toBe(false)
  expect(isAllowed({ ...workshop, workshopBilling: true }, 'billing')).toBe(true)
  expect(isAllowed({ ...workshop, role: 'editor', workshopBilling: true }, 'billing')).toBe(false)
})

test('an account without the required second factor can only access its own page', () => {
  const all: StaffAccess[] = [...PERMISSIONS, 'session', 'account']
  const account = { role: 'manager', mustAddSecondFactor: true, workshopBilling: false } as const
  expect(all.filter((access) => isAllowed(account, access))).toEqual(['account'])
})
