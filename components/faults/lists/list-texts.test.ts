import { describe, expect, it } from 'vitest'
import { countWord, inSentence, listDescription, listTitle } from './list-texts'

describe('inSentence', () => {
  it.each([
    ['Servo sürücü', 'servo sürücü'],
    ['İnverter', 'inverter'],
    ['PLC', 'PLC'],
    ['HMI operatör paneli', 'HMI operatör paneli'],
  ])('%s is %s within a sentence', (device, within) => {
    expect(inSentence(device)).toBe(within)
  })
})

describe('countWord', () => {
  it.each([
    [5, 'Beş'],
    [10, 'On'],
    [11, '11'],
    [1480, '1.480'],
  ])('%i is written %s', (count, word) => {
    expect(countWord(count)).toBe(word)
  })
})

describe('listTitle', () => {
  it.each([
    [{ list: {} }, 'Arıza Kodları'],
    [{ list: { page: 2 } }, 'Arıza Kodları, 2. sayfa'],
    [{ list: { brand: 'yumaro' }, brand: 'Yumaro' }, 'Yumaro arıza kodları'],
    [{ list: { service: 's' }, device: 'Servo sürücü' }, 'Servo sürücü arıza kodları'],
    [
      { list: { letter: 'a' as const, page: 3 }, brand: 'Yumaro', device: 'Servo sürücü' },
      'Yumaro servo sürücü arıza kodları, A ile başlayanlar, 3. sayfa',
    ],
    [{ list: { letter: 'kod-yok' as const } }, 'Arıza Kodları, kod göstermeyenler'],
  ])('%o is called %s', (facts, title) => {
    expect(listTitle({ total: 1, ...facts })).toBe(title)
    expect(listDescription({ total: 1480, ...facts })).toMatch(new RegExp(`^${title}.*1\\.480 kayıt`))
  })
})
