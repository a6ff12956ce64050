import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import { ROUTE_ACCESS } from './route-access'
import { ROUTES } from './routes'

const read = (file: string) => readFileSync(file, 'utf8')

test('the declared access of each route agrees with the access list of the tests', () => {
  const declared = Array.from(ROUTES, ([name, { access }]) => [name, access])
  const listed = Object.entries(ROUTE_ACCESS).map(([name, [access]]) => [name, access])
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(listed))
})

const migrations = readdirSync('prisma/migrations', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(`prisma/migrations/${name}/migration.sql`))
  .join('\n')
const schema = read('prisma/schema.prisma')

test.each(KIND_ENTRIES)('the kind %s is complete', (kind, { table, api, screen, page }) => {
  const needs = {
    'a model in prisma/schema.prisma': schema.includes(`@@map("${table}")`),
    'register_content in a migration':
      migrations.includes(`('${kind}', '${table}',`) || migrations.includes(`"register_content"('${table}', '${kind}'`),
    'a screen with the permission of its calls': ROUTE_ACCESS[`POST ${api}`]?.[0] === screen.permission,
    'the page of its screen': existsSync(`app/admin/(panel)${screen.path.slice('/admin'.length)}/page.tsx`),
    'the page of its items': !page || existsSync(`app/(site)${page.folder}/[slug]/page.tsx`),
  }
  const missing = Object.entries(needs).filter(([, isMet]) => !isMet)
  expect(missing.map(([need]) => need)).toEqual([])
})

/** Patterns of the paths at which the edge accepts bodies with pictures. */
const UPLOADS = Array.from(
  read('deploy/edge/site.conf').matchAll(/location (?:~|\^~) "?(\^?\/api\S+?)"? \{[^}]*client_max_body_size 18m/g),
  ([, path]) => new RegExp(path!.startsWith('^') ? path! : `^${path}`),
)

test('the edge accepts large bodies for all forms with files, and for no address under /api/Auth', () => {
  const acceptsLargeBody = (name: string) => {
    const address = `/api/${name.split(' ')[1]}`.replaceAll(/\[\w+\]/g, '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')
    return UPLOADS.some((path) => path.test(address))
  }
  const forms = Array.from(ROUTES).filter(([, { takes }]) => takes === 'form')
  expect(forms.map(([name]) => name).filter((name) => !acceptsLargeBody(name))).toEqual([])
  expect([...ROUTES.keys()].filter((name) => name.includes(' Auth/') && acceptsLargeBody(name))).toEqual([])
})

const VALUES = [undefined, null, '', 'x', 'x'.repeat(300), 1, -1, 1.5, 1e21, true, {}, [], [null], [{}], ['x']]

type Schema = z.ZodMiniType & { shape?: Record<string, unknown> }

/** Returns a schema's errors for bodies that are wrong as a whole, in one field or in all fields. */
function errorTextsOf(schema: Schema): string[] {
  const names = Object.keys(schema.shape ?? {})
  const bodies = VALUES.flatMap((value) => [
    value,
    ...names.map((name) => ({ [name]: value })),
    Object.fromEntries(names.map((name) => [name, value])),
  ])
  return bodies.flatMap((body) => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [])
}

test('no schema has an English error message', () => {
  const texts = Array.from(ROUTES.values()).flatMap(({ description }) =>
    [description!.body, description!.query]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => errorTextsOf(schema as Schema)),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(new Set(texts.filter((text) => /invalid|expected|required|too (big|small)/i.test(text)))).toEqual(new Set())
})
