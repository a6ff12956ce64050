import { expect, it } from 'vitest'
import { listDescription, listTitle } from './list-texts'

it.each([
  [{ list: { page: 2 } }, 'Arıza Kodları, 2. sayfa'],
  [{ list: { service: 's' }, deviceGroup: 'Servo sürücü' }, 'Servo sürücü arıza kodları'],
  [
    { list: { letter: 'a' as const, page: 3 }, brand: 'Yumaro', deviceGroup: 'Servo sürücü' },
    'Yumaro servo sürücü arıza kodları, A ile başlayanlar, 3. sayfa',
  ],
])('the list %o has the title %s, with which its description begins', (facts, title) => {
  expect(listTitle({ total: 1, ...facts })).toBe(title)
  expect(listDescription({ total: 1480, ...facts })).toMatch(new RegExp(`^${title}.*1\\.480 kayıt`))
})
