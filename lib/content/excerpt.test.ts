import { expect, it } from 'vitest'
import { excerpt } from '@/lib/content/excerpt'

it.each([
  [' Bir\n\niki  üç ', /^Bir iki üç$/],
  ['ölçüm '.repeat(100), / ölçüm…$/],
  ['onarım, '.repeat(100), /^(onarım, )+onarım…$/],
  ['a'.repeat(400), /^a{160}…$/],
])(
  'an excerpt of %j is one line of limited length, and ends after a whole word if it has several',
  (text, expected) => {
    expect(excerpt(text, 160)).toMatch(expected)
    expect(excerpt(text, 160).length).toBeLessThanOrEqual(161)
  },
)
