import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeVariables } from '@/lib/platform/env'

test('the table of variables in operations.md has the texts of lib/platform/env.ts', () => {
  const document = readFileSync(new URL('operations.md', import.meta.url), 'utf8')
  const [, table] = /<!-- variables -->\n(.*?)\n<!-- end of variables -->/s.exec(document) ?? []
  const rows = describeVariables().map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`)
  expect(table).toBe(['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n'))
})
