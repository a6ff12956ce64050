import { expect, test } from 'vitest'
import { calibrationOf } from './instruments'

test.each([
  ['2025-11-04', '4 ay önce', false],
  ['2025-09-22', '6 ay önce', false],
  ['2026-03-01', '11 gün önce', false],
  ['2025-03-12', '12 ay önce', false],
  ['2025-03-11', '12 ay önce, bir yılı geçti', true],
  ['2025-01-17', '14 ay önce, bir yılı geçti', true],
  [null, 'günü bilinmiyor', true],
])('on 12 March 2026 a calibration of %s is %s', (calibratedOn, words, isDoubtful) => {
  expect(calibrationOf({ calibratedOn }, '2026-03-12')).toEqual({ words, isDoubtful })
})
