import { expect, it } from 'vitest'
import { type Contact, splitContacts } from '@/lib/privacy/rules'
import { personOf } from '@/lib/privacy/schema'

const EMAIL = 'bakim@tuncel.example'
const message: Contact = {
  id: 'first',
  kind: 'message',
  contactPerson: 'Sevgi Taşkıran',
  phone: '0532 555 01 23',
  email: EMAIL,
  messageId: null,
}
const person = personOf('BAKIM@tuncel.example')!
const order = { kind: 'order' as const, email: '', messageId: 'first' }
const OTHER_PHONE = '0212 555 99 88'

it('a person is identified by an email address or a phone number only', () => {
  expect(person).toMatchObject({ kind: 'email', key: EMAIL })
  expect(personOf('+90 (532) 555 01 23')).toMatchObject({ kind: 'phone', key: '5325550123' })
  const others = ['Sevgi Taşkıran', '555 01 23', 'bakim@tuncel', '5325550123@x']
  expect(others.map(personOf)).toEqual(others.map(() => null))
  expect(splitContacts([message], personOf('5325550123')!).ownContacts).toEqual([message])
})

it.each<[string, boolean, Partial<Contact>]>([
  ['with the same address in another case', true, { email: 'BAKİM@Tuncel.example', phone: '', contactPerson: 'S.' }],
  ['of the same name and phone number', true, { kind: 'order', email: '', phone: '+905325550123' }],
  ['of a colleague with the same phone number', false, { email: 'ali@tuncel.example', contactPerson: 'Ali Kaya' }],
  ['of a namesake', false, { email: 'sevgi@baska.example', phone: OTHER_PHONE }],
  ['opened from the message, with its phone number', true, { ...order, contactPerson: 'S. Taşkıran' }],
  ['opened from the message, with its name', true, { ...order, phone: OTHER_PHONE }],
  [
    'opened from the message, with another contact',
    false,
    { ...order, email: 'x@y.example', phone: OTHER_PHONE, contactPerson: 'Ali Kaya' },
  ],
])('another record %s belongs to the person: %s', (_, belongs, fields) => {
  const other = { ...message, id: 'other', ...fields }
  expect(splitContacts([message, other], person).ownContacts).toEqual(belongs ? [message, other] : [message])
})

it('records with other addresses of the person are found by name and phone number', () => {
  const second = { ...message, id: '2', email: 'sevgi@ev.example', phone: '0532 555 01 23 / 0542 555 77 66' }
  const third = { ...message, id: '3', email: 'x@ev.example', phone: '0542 555 77 66' }
  expect(splitContacts([message, second, third], person).ownContacts).toHaveLength(3)
})
