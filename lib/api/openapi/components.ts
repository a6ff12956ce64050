import { z } from 'zod/mini'
import type { ResponseHeader } from '@/lib/api/replies'
import { PROBLEMS, type Problem, type ProblemCode } from '@/lib/api/problems'
import type { RequestHeader } from '@/lib/api/route'
import { output } from '@/lib/platform/output'
import { toJsonSchema } from '@/lib/api/openapi/json-schema'
import type { Header, JsonSchema, OpenApi, Parameter, ResponseObject } from '@/lib/api/openapi/types'

const textSchema: JsonSchema = { type: 'string' }

const responseHeader = (description: string, schema: JsonSchema = textSchema): Header => ({
  description,
  required: true,
  schema,
})

const HEADERS: Record<ResponseHeader | 'WWW-Authenticate' | 'Retry-After', Header> = {
  ETag: responseHeader('Kaydın sürümü. If-Match ve If-None-Match ile geri gönderilir.'),
  Location: responseHeader('Kaydın adresi.'),
  'X-Total-Count': responseHeader('Bütün sayfalardaki kayıtların sayısı.', { type: 'integer', minimum: 0 }),
  'Upload-Token': responseHeader('Mesaja bir saat içinde fotoğraf eklemek için.'),
  'Set-Cookie': responseHeader('Panel sayfalarının çerezi. Çağrılar çerezle yetki kazanmaz.'),
  'WWW-Authenticate': responseHeader('Beklenen yetki: Bearer.'),
  'Retry-After': responseHeader('Kaç saniye sonra yeniden denenebileceği.', { type: 'integer', minimum: 0 }),
}

const requestHeader = (name: string, description: string, required = false, schema = textSchema): Parameter => {
  return { name, in: 'header', required, description, schema }
}

const uuidSchema: JsonSchema = { type: 'string', format: 'uuid' }

const PARAMETERS = [
  requestHeader('If-Match', 'Okunan kaydın ETag’i. Kayıt o zamandan beri değiştiyse yanıt 412 olur.'),
  requestHeader('If-None-Match', 'Bilinen kaydın ETag’i. Kayıt değişmediyse yanıt 304 olur.'),
  requestHeader('Idempotency-Key', 'Yinelenen çağrı ilk yanıtı alır, yeni kayıt oluşmaz.', false, uuidSchema),
  requestHeader('Upload-Token', 'Mesajın 201 yanıtındaki Upload-Token.', true),
]

/** Returns the name of a header's component: 'IfMatch'. */
const componentName = (header: string) => header.replaceAll('-', '')

export const parameterReference = (header: RequestHeader | 'If-Match' | 'If-None-Match') => {
  return { $ref: `#/components/parameters/${componentName(header)}` }
}

export const headerReference = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` })

/** A header that not every response has. */
export const optionalHeader = (name: keyof typeof HEADERS): Header => ({ ...HEADERS[name], required: false })

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

const problemShape = output('Problem', {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  requestId: z.uuid(),
}) satisfies z.ZodMiniType<Problem>

const HEADER_OF_STATUS: Partial<Record<number, keyof typeof HEADERS>> = {
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
}

/** The problem codes of API calls. The first code of a status determines its description. */
const PROBLEM_CODES = [
  'invalid-input',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'slug-taken',
  'gone',
  'stale',
  'too-large',
  'unsupported-media',
  'rate-limited',
  'database-unavailable',
  'disk-full',
] as const satisfies ProblemCode[]

const EXAMPLE_ID = '019ac1de-6f0a-7c55-9d7e-2b6f0c1a4e83'

/** Returns the description of the response for a code, or for any other error if there is no code. */
function problemResponse(schema: JsonSchema, code?: ProblemCode): ResponseObject {
  if (!code) return { description: 'Başka bir hata.', content: { [PROBLEM_MEDIA_TYPE]: { schema } } }
  const { title, status, message } = PROBLEMS[code]
  const header = HEADER_OF_STATUS[status]
  const example: Problem = { type: 'about:blank', title, status, message, requestId: EXAMPLE_ID }
  return {
    description: title,
    ...(header && { headers: { [header]: headerReference(header) } }),
    content: { [PROBLEM_MEDIA_TYPE]: { schema, example } },
  }
}

export const problemReference = (status: number | 'default') => {
  return { $ref: `#/components/responses/${status === 'default' ? 'Problem' : `Problem${status}`}` }
}

/** Returns the components of the document. `schemas` are the named shapes that operations use. */
export function componentsOf(schemas: Record<string, JsonSchema>): OpenApi['components'] {
  const allSchemas = { ...schemas }
  const problem = toJsonSchema(problemShape, 'output', allSchemas)
  const responses: Record<string, ResponseObject> = { Problem: problemResponse(problem) }
  for (const code of PROBLEM_CODES) responses[`Problem${PROBLEMS[code].status}`] ??= problemResponse(problem, code)
  return {
    schemas: Object.fromEntries(Object.entries(allSchemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    parameters: Object.fromEntries(PARAMETERS.map((parameter) => [componentName(parameter.name), parameter])),
    headers: HEADERS,
    responses,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  }
}
