import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTES } from '../e2e/support/routes'

/** Returns an address without the names of its variable parts, because the table calls them by what they hold. */
const unnamed = (call: string) => call.replaceAll(/\{\w+\}|\[\w+\]/g, '{}')

/** The calls of the table in api.md, such as 'PUT Services/{}'. */
const documented = readFileSync(new URL('api.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, names = ''] = /^\| ([A-Z]+) ([^|]+) \|/.exec(line) ?? []
    return Array.from(names.matchAll(/`([^`?]+)[^`]*`/g), ([, name]) => unnamed(`${method} ${name}`))
  })

test('api.md names every route, and no other', () => {
  expect(documented.toSorted()).toEqual(Array.from(ROUTES.keys(), unnamed).toSorted())
})
