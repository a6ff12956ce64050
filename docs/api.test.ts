import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTES } from '../e2e/support/routes'

/** The calls of the table in api.md, such as 'PUT Services/[key]'. */
const documented = readFileSync(new URL('api.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, names = ''] = /^\| ([A-Z]+) ([^|]+) \|/.exec(line) ?? []
    return Array.from(
      names.matchAll(/`([^`?]+)[^`]*`/g),
      ([, name]) => `${method} ${name!.replace(/\{\w+\}/, '[key]')}`,
    )
  })

test('api.md names every route, and no other', () => {
  const health = readdirSync('app/api/health').map((name) => `GET health/${name}`)
  expect(documented.toSorted()).toEqual([...ROUTES.keys(), ...health].toSorted())
})
