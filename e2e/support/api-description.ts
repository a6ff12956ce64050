import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Handler } from '@/lib/api/route'
import { componentsOf } from '@/lib/api/openapi/components'
import { operationOf } from '@/lib/api/openapi/operation'
import type { Header, JsonSchema, OpenApi, Operation, Reference, ResponseObject } from '@/lib/api/openapi/types'

type Components = OpenApi['components']

/** `text` is null for HEAD, which has no body. */
type ApiResponse = { status: number; headers: Headers; text: string | null }

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

const validators = new WeakMap<JsonSchema, ValidateFunction>()

function validatorOf(schema: JsonSchema, components: Components): ValidateFunction {
  const cached = validators.get(schema)
  if (cached) return cached
  const validate = ajv.compile({ ...schema, components })
  validators.set(schema, validate)
  return validate
}

function resolve<T extends object>(target: T | Reference, components: Components): T {
  if (!('$ref' in target)) return target
  const [, , kind, name] = target.$ref.split('/') as [string, string, keyof Components, string]
  return components[kind][name] as T
}

function bodyDifferences(
  { content }: ResponseObject,
  { headers, text }: ApiResponse,
  components: Components,
): string[] {
  if (!content) return !text ? [] : ['has a body, but no body is described']
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]!
  const description = content[type]
  if (!description) return [`has the type '${type}', which is not described`]
  if (text === null || !/[/+]json$/.test(type)) return []
  const validate = validatorOf(description.schema, components)
  if (validate(JSON.parse(text))) return []
  return validate.errors!.map(({ instancePath, message, params }) => {
    return `${instancePath || 'the body'} ${message} (${JSON.stringify(params)})`
  })
}

const operations = new WeakMap<Handler, { operation: Operation; components: Components }>()

/** Returns how a response differs from the OpenAPI description of its route. */
export async function differencesFromDescription(
  handler: Handler,
  method: string,
  response: Response,
): Promise<string[]> {
  if (!handler.description) return []
  let cached = operations.get(handler)
  if (!cached) {
    const schemas: Record<string, JsonSchema> = {}
    const operation = operationOf(method.toLowerCase(), 'openapi.json', handler.description, schemas)
    cached = { operation, components: componentsOf(schemas) }
    operations.set(handler, cached)
  }
  const { status, headers } = response
  const text = method === 'HEAD' ? null : await response.clone().text()
  const { operation, components } = cached
  const description = operation.responses[status]
  if (!description) return [`has the status ${status}, which is not described`]
  const expected = resolve<ResponseObject>(description, components)
  const missing = Object.entries(expected.headers ?? {})
    .filter(([name, header]) => resolve<Header>(header, components).required && !headers.has(name))
    .map(([name]) => `lacks the header ${name}`)
  return [...missing, ...bodyDifferences(expected, { status, headers, text }, components)]
}
