import { expect, test } from 'vitest'
import { paperName, parsePaperName } from '@/lib/papers/paper'

test.each(['quote-1', 'quote-27', 'intake', 'test', 'test-2', 'warranty', 'warranty-3'])(
  '%s is the name of a paper',
  (name) => {
    expect(paperName(parsePaperName(name)!)).toBe(name)
  },
)

test.each(['', 'quote', 'quote-0', 'quote-01', 'test-1', 'intake-2', 'warranty-', 'quote-1 ', '../x'])(
  '%j is not the name of a paper',
  (name) => expect(parsePaperName(name)).toBeNull(),
)
