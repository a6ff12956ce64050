import { z } from 'zod/mini'
import type { JsonSchema } from '@/lib/api/openapi/types'

/** `input` describes the values that a schema accepts, `output` those that it returns. */
type Direction = 'input' | 'output'

type ZodJsonSchema = z.core.JSONSchema.BaseSchema

/** Formats that make zod's pattern redundant. */
const FORMATS = new Set(['uuid', 'date', 'date-time'])

/** A file of a multipart body, the only value for which we use custom schemas. */
const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } as const

const isFile = ({ _zod }: z.core.$ZodTypes) => _zod.def.type === 'custom'

/** Adds the limits of a list's length, because zod omits them for `listOf`. */
function addLengths(json: ZodJsonSchema, checks: readonly z.core.$ZodCheck[] = []): void {
  for (const { _zod } of checks as z.core.$ZodChecks[]) {
    const { def } = _zod
    if (def.check === 'max_length') json.maxItems = Math.min(json.maxItems ?? Infinity, def.maximum)
    if (def.check === 'length_equals') Object.assign(json, { minItems: def.length, maxItems: def.length })
  }
}

/** Corrects zod's description of one schema. */
function correct(schema: z.core.$ZodTypes, json: ZodJsonSchema, io: Direction): void {
  const { def } = schema._zod
  // `listOf`: zod describes the first list, whose items are unknown.
  if (io === 'input' && def.type === 'pipe' && def.out._zod.def.type === 'array') {
    json.items = convert(def.out, io).items
    addLengths(json, def.checks)
  }
  if (FORMATS.has(json.format ?? '')) delete json.pattern
  if (json.type === 'integer' && json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.type === 'integer' && json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  // Numbers in addresses are text. The text's pattern does not apply to a number.
  if (json.type === 'integer') delete json.pattern
}

function convert(schema: z.core.$ZodType, io: Direction): ZodJsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: ({ zodSchema }) => (isFile(zodSchema) ? FILE : 'throw'),
    override: ({ zodSchema, jsonSchema }) => correct(zodSchema, jsonSchema, io),
  })
}

const COMPONENTS = '#/components/schemas/'

/**
 * Returns a schema as OpenAPI 3.1 describes it. Adds the schemas with names to `shared` and refers to them.
 * @throws {Error} for a schema that JSON Schema cannot express
 */
export function toJsonSchema(schema: z.ZodMiniType, io: Direction, shared: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, ...json } = convert(schema, io)
  const referringJson = JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`)
  const { $defs, ...rest } = JSON.parse(referringJson) as JsonSchema & { $defs?: Record<string, JsonSchema> }
  Object.assign(shared, $defs)
  return rest
}

/** Returns the name of the component that a reference points to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
