import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { documentOf } from '@/lib/api/openapi/document'
import { HONEYPOT } from '@/lib/contact/schema'
import { ROUTES } from '../e2e/support/routes'

const document = documentOf(
  new Map(Array.from(ROUTES, ([name, { description }]) => [name, description!])),
  'https://ornek.example',
)
const json = JSON.stringify(document)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

it('the description is valid OpenAPI 3.1, has no broken references, and gives each call a unique id', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  const references = [...json.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
  const brokenReferences = references.filter(([, kind, name]) => !(document.components as never)[kind!]?.[name!])
  expect(references.length).toBeGreaterThan(100)
  expect(brokenReferences.map(([reference]) => reference)).toEqual([])
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

it('the description contains every route and nothing else', () => {
  const calls = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  const routes = Array.from(ROUTES.keys(), (name) => name.replace(' ', ' /api/').replaceAll(/\[(\w+)\]/g, '{$1}'))
  expect(calls.toSorted()).toEqual(routes.toSorted())
})

it('a validator can compile the schemas of all request bodies', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const schemas = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  for (const { schema } of schemas) expect(() => ajv.compile(schema)).not.toThrow()
})

it('the description does not mention the honeypot, an administrator’s address, environment variables or server paths', () => {
  expect(json).not.toContain(`"${HONEYPOT}"`)
  expect(json).not.toMatch(/admin@|process\.env|\/home\/|node_modules|DATABASE|SECRET/)
})
