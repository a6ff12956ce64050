import { expect, test } from 'vitest'
import { type Part, wordDiff } from './word-diff'

const changed = (parts: Part[]) => parts.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim())
const whole = (parts: Part[]) => parts.map(({ text }) => text).join('')

test('only the words that differ are marked, with Turkish letters inside words', () => {
  const { before, after } = wordDiff('Ölçülen akım yükselir', 'Ölçülen gerilim yükselir')
  expect([changed(before), changed(after)]).toEqual([['akım'], ['gerilim']])
})

test('both sides stay whole', () => {
  const texts = ['08.30–18.00\nPazar kapalı', '08.30–17.30\nPazar kapalı'] as const
  const { before, after } = wordDiff(...texts)
  expect([whole(before), whole(after)]).toEqual([...texts])
})

test('a long text around a change is left out', () => {
  const same = 'kapasitör '.repeat(200)
  const { before } = wordDiff(`${same}akım ${same}`, `${same}gerilim ${same}`)
  expect(changed(before)).toEqual(['akım'])
  expect(whole(before).length).toBeLessThan(250)
})
