import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { changeEmailSchema, passwordLinkSchema, signInSchema } from '@/lib/accounts/schema'
import { inviteSchema } from '@/lib/accounts/team/schema'
import { messageSchema } from '@/lib/contact/schema'
import { customerSchema } from '@/lib/customers/schema'
import { orderSchema } from '@/lib/orders/order/schema'
import { trackingRequestSchema } from '@/lib/orders/tracking/schema'
import { personOf } from '@/lib/privacy/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { SECTIONS } from '@/lib/settings/schema'

const TYPED = 'ALİ.VELİ@GMAİL.COM'
const ADDRESS = 'ali.veli@gmail.com'

const { contact, notifications } = DEFAULT_SETTINGS
const person = { contactPerson: 'Ali', phone: '1', email: TYPED }

test.each<[string, z.ZodMiniType, object, string, unknown?]>([
  ['a message', messageSchema, { ...person, problemDescription: 'x' }, 'email'],
  ['an order', orderSchema, { ...person, faultDescription: 'x' }, 'email'],
  ['a customer', customerSchema, person, 'email'],
  ['a request for the link', trackingRequestSchema, { number: '2026-1', email: TYPED }, 'email'],
  ['a sign-in', signInSchema, { email: TYPED, password: 'x' }, 'email'],
  ['an invitation', inviteSchema, { email: TYPED, role: 'editor' }, 'email'],
  ['a new address', changeEmailSchema, { newEmail: TYPED, currentPassword: 'x' }, 'newEmail'],
  ['a forgotten password', passwordLinkSchema, { email: TYPED }, 'email'],
  ['the company', SECTIONS.contact, { ...contact, email: TYPED }, 'email'],
  ['security reports', SECTIONS.notifications, { ...notifications, securityContact: TYPED }, 'securityContact'],
  ['notifications', SECTIONS.notifications, { ...notifications, addresses: [TYPED, ADDRESS] }, 'addresses', [ADDRESS]],
])('the email address of %s is parsed with İ as i', (_, schema, body, field, expected = ADDRESS) => {
  expect(schema.parse(body)).toMatchObject({ [field]: expected })
})

test('the search for a person treats İ in an email address as i', () => {
  expect(personOf('ALİ.VELİ＠GMAİL.COM')).toMatchObject({ kind: 'email', key: ADDRESS })
})
