import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KIND_ENTRIES } from '@/lib/site/kinds'
import { CALLS, OPEN_CALLS, STATUSES } from './guarded-calls'
import { ROUTE_ACCESS } from './route-access'
import { ROUTES } from './routes'
import { PAGE_ACCESS } from './screen-access'

const read = (file: string) => readFileSync(file, 'utf8')

const migrations = readdirSync('prisma/migrations', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(`prisma/migrations/${name}/migration.sql`))
  .join('\n')
const schema = read('prisma/schema.prisma')
const edge = read('deploy/edge/site.conf')
const seed = read('prisma/seed/seed-items.ts')
const guardedRows = read('e2e/support/guarded-rows.ts')

/** The edge lets bodies with pictures pass at these addresses. */
const UPLOADS = Array.from(
  edge.matchAll(/location (~|=|\^~) (\/api\S+|\^\/api\S+) \{[^}]*client_max_body_size 18m/g),
  ([, how, path]) => (how === '~' ? new RegExp(path!) : new RegExp(how === '=' ? `^${path}$` : `^${path}`)),
)

const STRANGERS = ['anyone', 'optional-content']

const DECIDED = Object.values(ROUTE_ACCESS).flat()

/** Returns the lists in which a kind is missing, with what is missing there. */
function missingOf([kind, { table, api, screen, page }]: (typeof KIND_ENTRIES)[number]): string[] {
  const missing: string[] = []
  const need = (list: string, has: unknown, what = '') => {
    if (!has) missing.push(`${kind} ${list}${what && `: ${what}`}`)
  }
  need('prisma/schema.prisma', schema.includes(`@@map("${table}")`))
  need(
    'prisma/migrations register_content',
    migrations.includes(`('${kind}', '${table}',`) || migrations.includes(`"register_content"('${table}', '${kind}'`),
  )
  const routes = Array.from(ROUTES).filter(([name]) => `${name.split(' ')[1]}/`.startsWith(`${api}/`))
  need(`app/api/${api}`, routes.length > 0)
  for (const [name, { access }] of routes) {
    if (STRANGERS.includes(access!)) need('e2e/support/guarded-calls.ts OPEN_CALLS', OPEN_CALLS.includes(name), name)
    else {
      need('e2e/support/guarded-calls.ts CALLS', CALLS[name], name)
      need('e2e/support/guarded-calls.ts STATUSES', STATUSES[name], name)
      need('e2e/support/route-access.ts', DECIDED.includes(name), name)
    }
  }
  need('e2e/support/guarded-rows.ts', guardedRows.includes(`keys.${kind} = `))
  const panel = `app/admin/(panel)${screen.path.slice('/admin'.length)}/page.tsx`
  need(panel, existsSync(panel))
  need('e2e/support/screen-access.ts', PAGE_ACCESS[screen.path])
  // Redirects are of a former site, which the demo has not.
  if (kind !== 'redirect') need('prisma/seed/seed-items.ts', seed.includes(`${kind}:`))
  const site = `app/(site)${page?.folder}/[slug]/page.tsx`
  if (page) need(site, existsSync(site))
  return missing
}

test('a kind of content is complete', () => {
  expect(KIND_ENTRIES.flatMap(missingOf)).toEqual([])
})

test('the edge lets every body with a picture or a file through', () => {
  const forms = Array.from(ROUTES).filter(([, { takes }]) => takes === 'form')
  const addresses = forms.map(([name]) => `/api/${name.split(' ')[1]}`)
  expect(addresses.filter((address) => !UPLOADS.some((path) => path.test(address)))).toEqual([])
})
