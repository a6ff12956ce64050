import { expect, it } from 'vitest'
import { countWord, inSentence, listDescription, listTitle } from './list-texts'

it('a device is written as within a sentence, and small counts in words', () => {
  expect(['İnverter', 'PLC', 'HMI operatör paneli'].map(inSentence)).toEqual(['inverter', 'PLC', 'HMI operatör paneli'])
  expect([5, 10, 11, 1480].map(countWord)).toEqual(['Beş', 'On', '11', '1.480'])
})

it.each([
  [{ list: { page: 2 } }, 'Arıza Kodları, 2. sayfa'],
  [{ list: { service: 's' }, device: 'Servo sürücü' }, 'Servo sürücü arıza kodları'],
  [
    { list: { letter: 'a' as const, page: 3 }, brand: 'Yumaro', device: 'Servo sürücü' },
    'Yumaro servo sürücü arıza kodları, A ile başlayanlar, 3. sayfa',
  ],
])('the list %o is called %s', (facts, title) => {
  expect(listTitle({ total: 1, ...facts })).toBe(title)
  expect(listDescription({ total: 1480, ...facts })).toMatch(new RegExp(`^${title}.*1\\.480 kayıt`))
})
