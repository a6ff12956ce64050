import { expect, it } from 'vitest'
import { canonicalPath, canonicalQuery } from '@/lib/site/canonical-path'

it.each([
  ['/a%2db', '/a-b'],
  ['/%c3%bcr%C3%BCn', '/%C3%BCr%C3%BCn'],
  ['/a:b@c$d&e+f,g;h=i', '/a:b@c$d&e+f,g;h=i'],
])('the canonical form of the path %s is %s', (raw, canonical) => {
  expect(canonicalPath(raw)).toBe(canonical)
})

it.each(['/a\\b', '/..', '/%2e%2e/x', '/a%2f..%2fb', '/%zz', '/%fc', '/a%00', '/a%0d%0ab'])(
  'the path %s has no canonical form',
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
])('the canonical form of the query %s is %s', (raw, canonical) => {
  expect(canonicalQuery(raw)).toBe(canonical)
})
