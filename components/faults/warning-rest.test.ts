import { expect, it } from 'vitest'
import { warningRest } from './safe-checks'

it.each([
  ['Yapmayın. Alarmı silmeyin.', 'Alarmı silmeyin.'],
  ['YAPMAYIN: Alarmı silmeyin.', 'Alarmı silmeyin.'],
  ['Alarmı silmeyin.', 'Alarmı silmeyin.'],
  ['Yapmayın.', ''],
])('%s is shown after the word as %s', (warning, rest) => expect(warningRest(warning)).toBe(rest))
