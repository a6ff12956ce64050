import { expect, it } from 'vitest'
import { codeInSlug } from './code-in-slug'

it.each([
  ['yumaro-ys2-al61', 'AL61'],
  ['yumaro-ys2-al16-servo-acilirken-asiri-akim', 'AL16'],
  ['vektral-vx-f-05-cikista-toprak-kacagi', 'F05'],
  ['kestrun-ekran-acilmiyor', ''],
  ['', ''],
])('the address %s names the code %s', (slug, code) => {
  expect(codeInSlug(slug)).toBe(code)
})
