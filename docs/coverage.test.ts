import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { titlesIn } from './test-titles'

type Row = { section: string; statement: string; tests: string[] }

/** The rows of a table; a test is 'file › title'. */
function readTable(name: string): Row[] {
  const page = readFileSync(new URL(name, import.meta.url), 'utf8')
  return page
    .split('\n')
    .filter((line) => /^\| \d \|/.test(line))
    .map((line) => {
      const [section = '', statement = '', tests = ''] = line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim())
      return { section, statement, tests: tests.split('<br>') }
    })
}

/** The tables, and the sections of which they have rows. */
const TABLES: [name: string, sections: string[]][] = [
  ['specification-coverage.md', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['capabilities-coverage.md', ['1', '2', '3', '4']],
]

describe.each(TABLES)('%s', (name, sections) => {
  const rows = readTable(name)

  test('has rows for each of its sections', () => {
    expect([...new Set(rows.map((row) => row.section))]).toEqual(sections)
  })

  test.each(rows)('§ $section: $statement', ({ tests }) => {
    const missing = tests.filter((entry) => {
      const [file = '', title = ''] = entry.split(' › ')
      return !titlesIn(file).includes(title)
    })
    expect(missing).toEqual([])
  })
})
