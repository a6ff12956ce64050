import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testsOf, titlesIn } from './test-titles'

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const REQUIREMENTS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
}

const page = readFileSync(new URL('security.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [number = '', , , status = '', reason = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim())
    return { number, status, reason }
  })

const count = (values: string[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]))

test('every requirement has one row', () => {
  expect(count(rows.map(({ number }) => number.split('.')[0]!))).toEqual(REQUIREMENTS)
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

test('the numbers in front of the table are those of its rows', () => {
  const counted = count(rows.map(({ status }) => status))
  expect(page).toContain(
    `Of ${rows.length} requirements ${counted.met} are met, ${counted['not met']} are not, and ${counted['not applicable']} do not apply.`,
  )
})

describe('each row has a status and a test that exists, or a reason', () => {
  test.each(rows)('$number', ({ status, reason }) => {
    expect(['met', 'not met', 'not applicable']).toContain(status)
    expect(reason).not.toBe('')
    expect(testsOf(reason).filter(({ file, title }) => !titlesIn(file).includes(title))).toEqual([])
  })
})
