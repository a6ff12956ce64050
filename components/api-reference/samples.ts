import { nameOf } from '@/lib/api/openapi/json-schema'
import type { JsonSchema, OpenApi, Operation, Reference, ResponseObject } from '@/lib/api/openapi/types'
import { resolveParameter } from './words'

type Components = OpenApi['components']

const SHOWN_FIELDS = 4

const FORMATS: Record<string, string> = {
  date: '2026-03-06',
  'date-time': '2026-03-06T19:32:00.000Z',
  email: 'depo@ornek.example',
}

const resolve = (schema: JsonSchema, { schemas }: Components) =>
  schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema

/** Returns a sample value as JSON with spaces. `pick` returns the names of the fields to show. Deeper objects are abbreviated. */
function sample(schema: JsonSchema, components: Components, pick: (schema: JsonSchema) => string[], depth = 0): string {
  const resolved = resolve(schema, components)
  const { type, anyOf, oneOf, items, properties, format = '', minimum = 1 } = resolved
  const firstMember = (anyOf ?? oneOf)?.[0]
  if (firstMember) return sample(firstMember, components, pick, depth)
  if (resolved.enum) return JSON.stringify(resolved.enum[0])
  if (resolved.const !== undefined) return JSON.stringify(resolved.const)
  if (type === 'boolean') return 'true'
  if (type === 'integer' || type === 'number') return String(Math.max(minimum, 1))
  if (type === 'string') return JSON.stringify(FORMATS[format] ?? '…')
  if (depth > 1) return type === 'array' ? '[ … ]' : '{ … }'
  if (type === 'array') return `[${sample(items ?? {}, components, pick, depth + 1)}]`
  if (!properties) return '{ … }'
  const fieldNames = pick(resolved)
  const fields = fieldNames.map((name) => `"${name}": ${sample(properties[name]!, components, pick, depth + 1)}`)
  const rest = Object.keys(properties).length > fieldNames.length && pick !== requiredFields ? [', …'] : []
  return `{ ${fields.join(', ')}${rest.join('')} }`
}

const firstFields = ({ properties = {} }: JsonSchema) => Object.keys(properties).slice(0, SHOWN_FIELDS)

/** Returns the required fields of a call, or the first one if none are required. */
function requiredFields({ properties = {}, required = [] }: JsonSchema): string[] {
  return required.length > 0 ? required : Object.keys(properties).slice(0, 1)
}

function formArguments(schema: JsonSchema): string[] {
  return requiredFields(schema).map((name) => {
    const isFile = schema.properties?.[name]?.format === 'binary'
    return isFile ? `-F '${name}=@${name === 'file' ? 'dosya' : name}.png'` : `-F '${name}=…'`
  })
}

/** Returns a curl command for a call, with one argument per line. */
export function curlCommand(method: string, path: string, operation: Operation, document: OpenApi): string {
  const { components, servers } = document
  const parameters = operation.parameters.map((parameter) => resolveParameter(parameter, components))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=…`)
  const url = servers[0]!.url + path + (query.length > 0 ? `?${query.join('&')}` : '')
  const headers = parameters.filter(
    (parameter) => parameter.in === 'header' && (parameter.required || parameter.name === 'If-Match'),
  )
  const { 'application/json': json, 'multipart/form-data': form } = operation.requestBody?.content ?? {}
  const success = operation.responses[200]
  const needsToken = operation.security.length > 0 && operation.security.every((scheme) => scheme.bearer)
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${query.length > 0 ? `'${url}'` : url}`,
    ...(needsToken ? [`-H 'Authorization: Bearer …'`] : []),
    ...headers.map(({ name }) => `-H '${name}: ${name === 'If-Match' ? '"…"' : '…'}'`),
    ...(success && 'content' in success && success.content?.['text/csv'] ? [`-H 'Accept: text/csv'`] : []),
    ...(json ? [`-H 'Content-Type: application/json'`, `-d '${sample(json.schema, components, requiredFields)}'`] : []),
    ...(form ? formArguments(form.schema) : []),
  ].join(' \\\n  ')
}

function responseLine(status: string, response: ResponseObject | Reference, components: Components): string {
  const { content = {} } = '$ref' in response ? components.responses[nameOf(response.$ref)]! : response
  const { 'application/json': json, 'application/problem+json': problem } = content
  if (json) return `${status}  ${sample(json.schema, components, firstFields)}`
  const example = problem?.example as { message: string } | undefined
  return example ? `${status}  { "message": ${JSON.stringify(example.message)}, … }` : status
}

/** Returns a sample of each response, one per line. */
export function responseSamples({ responses }: Operation, { components }: OpenApi): string {
  return Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, response]) => responseLine(status, response, components))
    .join('\n')
}

/** Returns the shape of a successful response, if it has a JSON body. */
export function responseShape({ responses }: Operation): JsonSchema | undefined {
  const success = responses[200] ?? responses[201]
  return success && 'content' in success ? success.content?.['application/json']?.schema : undefined
}
