import type { z } from 'zod/mini'
import type { ResponseSpec, ResponseHeader, Status } from '@/lib/api/replies'
import { PROBLEMS, type ProblemCode } from '@/lib/api/problems'
import type { Access, RouteDescription } from '@/lib/api/route'
import {
  headerReference,
  optionalHeader,
  parameterReference,
  problemReference,
  PROBLEM_MEDIA_TYPE,
} from '@/lib/api/openapi/components'
import { groupOf } from '@/lib/api/openapi/groups'
import { toJsonSchema } from '@/lib/api/openapi/json-schema'
import type { Header, JsonSchema, Operation, Parameter, Reference, ResponseObject } from '@/lib/api/openapi/types'

type Schemas = Record<string, JsonSchema>

const DESCRIPTIONS: Record<Status | 304, string> = {
  200: 'Tamam.',
  201: 'Oluşturuldu.',
  202: 'Alındı; iş sonra yapılır.',
  204: 'Yapıldı; gövde yok.',
  304: 'Değişmedi.',
  308: 'Kayıt başka bir adreste.',
  503: 'Hazır değil.',
}

/** Whether the call needs a permission that not every account has. */
const isRestricted = (access: Access) => access !== 'anyone' && access !== 'optional-content' && access !== 'account'

/** Returns the permission that the token needs. Of two entries either is enough. */
function securityOf(access: Access): Operation['security'] {
  if (access === 'anyone') return []
  if (access === 'optional-content') return [{}, { bearer: [] }]
  return [{ bearer: isRestricted(access) && access !== 'session' ? [access] : [] }]
}

function parametersIn(location: Parameter['in'], schema: z.ZodMiniType | undefined, schemas: Schemas): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input', schemas)
  return Object.entries(properties).map(([name, { description, ...rest }]) => {
    return { name, in: location, required: required.includes(name), ...(description && { description }), schema: rest }
  })
}

/** Returns the problems of an endpoint: those that follow from its declaration, and those that its domain call throws. */
function problemsOf({
  access,
  params,
  query,
  takes,
  fails = [],
  readsHeaders,
  ...description
}: RouteDescription): ProblemCode[] {
  const body = description.bodyShape ?? description.body
  return [
    ...(query || body || readsHeaders ? (['invalid-input'] as const) : []),
    ...(access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(isRestricted(access) || access === 'optional-content' ? (['forbidden'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...(body ? (['too-large', 'unsupported-media'] as const) : []),
    ...(takes === 'form' ? (['disk-full'] as const) : []),
    ...fails,
    'database-unavailable',
  ]
}

const isReadWithETag = (method: string, specs: readonly ResponseSpec[]) =>
  method === 'get' && specs.some(({ headers }) => headers.includes('ETag'))

/** Returns the headers of responses with the same status. A header that some of them lack is not required. */
function headersOf(specs: readonly ResponseSpec[]): Record<string, Header | Reference> | undefined {
  const names = new Set(specs.flatMap(({ headers }) => headers))
  if (names.size === 0) return undefined
  const isRequired = (name: ResponseHeader) => specs.every(({ headers }) => headers.includes(name))
  return Object.fromEntries(
    Array.from(names, (name) => [name, isRequired(name) ? headerReference(name) : optionalHeader(name)]),
  )
}

function responseOf(status: Status, specs: readonly ResponseSpec[], schemas: Schemas): ResponseObject {
  const content: [string, { schema: JsonSchema }][] = specs.flatMap(({ shape, type = 'application/json' }) =>
    shape ? [[type, { schema: toJsonSchema(shape, 'output', schemas) }]] : [],
  )
  const headers = headersOf(specs)
  return {
    description: DESCRIPTIONS[status],
    ...(headers && { headers }),
    ...(content.length > 0 && { content: Object.fromEntries(content) }),
  }
}

function responsesOf(method: string, description: RouteDescription, schemas: Schemas): Operation['responses'] {
  const specs = [description.returns].flat()
  const responses: Record<string, ResponseObject | Reference> = {}
  for (const code of problemsOf(description)) {
    const { status } = PROBLEMS[code]
    responses[status] = problemReference(status)
  }
  for (const status of new Set(specs.map((spec) => spec.status))) {
    const specsOfStatus = specs.filter((spec) => spec.status === status)
    const response = responseOf(status, specsOfStatus, schemas)
    const problem = { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } }
    responses[status] = responses[status] ? { ...response, content: { ...response.content, ...problem } } : response
  }
  if (isReadWithETag(method, specs)) {
    responses[304] = { description: DESCRIPTIONS[304], headers: { ETag: headerReference('ETag') } }
  }
  return { ...responses, default: problemReference('default') }
}

/** Returns the OpenAPI operation of a route. Adds its named shapes to `schemas`. */
export function operationOf(
  method: string,
  address: string,
  description: RouteDescription,
  schemas: Schemas,
): Operation {
  const { access, summary, params, query, takes, fails, readsHeaders = [] } = description
  const body = description.bodyShape ?? description.body
  const words = `${method}/${address}`.split(/[^A-Za-z]+/).filter(Boolean)
  const operationId = words.map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('')
  const type = takes === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    operationId,
    tags: [groupOf(address).name],
    summary,
    security: securityOf(access),
    parameters: [
      ...parametersIn('path', params, schemas).map((parameter) => ({ ...parameter, required: true })),
      ...parametersIn('query', query, schemas),
      ...readsHeaders.map(parameterReference),
      ...(fails?.includes('stale') ? [parameterReference('If-Match')] : []),
      ...(isReadWithETag(method, [description.returns].flat()) ? [parameterReference('If-None-Match')] : []),
    ],
    ...(body && {
      requestBody: { required: true as const, content: { [type]: { schema: toJsonSchema(body, 'input', schemas) } } },
    }),
    responses: responsesOf(method, description, schemas),
  }
}
