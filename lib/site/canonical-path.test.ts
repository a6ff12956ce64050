import { expect, it } from 'vitest'
import { canonicalPath, canonicalQuery } from '@/lib/site/canonical-path'

it.each([
  ['/a%2db', '/a-b'],
  ['/%c3%bcr%C3%BCn', '/%C3%BCr%C3%BCn'],
  ['/a:b@c$d&e+f,g;h=i', '/a:b@c$d&e+f,g;h=i'],
])('the path %s has the one spelling %s', (raw, spelled) => {
  expect(canonicalPath(raw)).toBe(spelled)
})

it.each(['/a\\b', '/..', '/%2e%2e/x', '/a%2f..%2fb', '/%zz', '/%fc', '/a%00', '/a%0d%0ab'])(
  'the path %s has none',
  (raw) => {
    expect(canonicalPath(raw)).toBeNull()
  },
)

it.each([
  ['', ''],
  ['?id=3&x', '?id=3&x'],
  ['?ad=%C3%BCr%c3%bcn', '?ad=%C3%BCr%C3%BCn'],
  ['?ad=%fcr%FCn', '?ad=%FCr%FCn'],
  ['?a=%26b%3Dc', '?a=%26b%3Dc'],
])('the query %s has the one spelling %s', (raw, spelled) => {
  expect(canonicalQuery(raw)).toBe(spelled)
})
