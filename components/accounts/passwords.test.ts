import { expect, test } from 'vitest'
import { wrongPasswords } from './passwords'

const good = { currentPassword: 'eski', newPassword: 'Yeni-Şifre-1', confirmation: 'Yeni-Şifre-1' }
const SHORT = { newPassword: ['Yeni şifre en az 6 karakter olmalı.'], confirmation: ['En az 6 karakter olmalı.'] }

test.each([
  ['nothing is wrong with a new password written twice', {}, {}],
  ['both must have 6 characters', { newPassword: 'kısa', confirmation: 'kısa' }, SHORT],
  ['they must be the same', { confirmation: 'Yeni-Şifre-2' }, { confirmation: ['Yeni şifreler eşleşmiyor.'] }],
])('%s', (_, typed, wrong) => expect(wrongPasswords({ ...good, ...typed })).toEqual(wrong))

test('all three are required', () => {
  const empty = { currentPassword: '', newPassword: '', confirmation: '' }
  expect(Object.keys(wrongPasswords(empty)).toSorted()).toEqual(['confirmation', 'currentPassword', 'newPassword'])
})
