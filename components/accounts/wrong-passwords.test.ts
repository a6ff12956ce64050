import { expect, test } from 'vitest'
import { wrongPasswords } from './wrong-passwords'

const good = { currentPassword: 'eski', newPassword: 'Yeni-Şifre-1', confirmation: 'Yeni-Şifre-1' }

test('nothing is wrong with a new password written twice', () => {
  expect(wrongPasswords(good)).toEqual({})
})

test('all three are required', () => {
  expect(Object.keys(wrongPasswords({ currentPassword: '', newPassword: '', confirmation: '' })).sort()).toEqual([
    'confirmation',
    'currentPassword',
    'newPassword',
  ])
})

test('both must have 6 characters', () => {
  expect(wrongPasswords({ ...good, newPassword: 'kısa', confirmation: 'kısa' })).toEqual({
    newPassword: ['Yeni şifre en az 6 karakter olmalı.'],
    confirmation: ['En az 6 karakter olmalı.'],
  })
})

test('they must be the same', () => {
  expect(wrongPasswords({ ...good, confirmation: 'Yeni-Şifre-2' })).toEqual({
    confirmation: ['Yeni şifreler eşleşmiyor.'],
  })
})
