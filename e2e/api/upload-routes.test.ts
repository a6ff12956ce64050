import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTES } from '../support/routes'

const EDGE = readFileSync('deploy/edge/site.conf', 'utf8')

/** The resources to which the edge lets pictures and files pass: 'Services'. */
const resources = [
  .../location ~ \^\/api\/\(([\w|]+)\)/.exec(EDGE)![1]!.split('|'),
  ...[...EDGE.matchAll(/location (?:\^~|=) \/api\/(\w+)/g)].map(([, name]) => name!),
]

test('the edge lets pictures and files pass to every resource with an upload, and to no other', () => {
  const uploads = [...ROUTES].filter(([, handler]) => handler.takes === 'form').map(([name]) => name.split(/[ /]/)[1]!)
  expect(resources.toSorted()).toEqual([...new Set(uploads)].toSorted())
})
