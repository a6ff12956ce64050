import type { Permission } from '@/lib/access/roles'
import { nameOf } from '@/lib/api/openapi/json-schema'
import type { JsonSchema, OpenApi, Operation, Parameter, Reference } from '@/lib/api/openapi/types'

const FORMATS: Record<string, string> = {
  uuid: 'kimlik',
  date: 'gün',
  'date-time': 'zaman',
  email: 'e-posta',
  uri: 'adres',
  binary: 'dosya',
}

const number = (value: number) => value.toLocaleString('tr-TR', { useGrouping: 'min2' })
const isNull = ({ type }: JsonSchema) => type === 'null'

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `${number(minimum)}–${number(maximum)}`
  return minimum ? `sayı, en az ${number(minimum)}` : 'sayı'
}

function textOf({ format = '', maxLength }: JsonSchema): string {
  const word = FORMATS[format] ?? 'metin'
  return maxLength === undefined ? word : `${word}, ${number(maxLength)}`
}

function listOf({ items, minItems, maxItems }: JsonSchema): string {
  const exact = maxItems !== undefined && minItems === maxItems
  const size = maxItems === undefined ? '' : exact ? ` (${number(maxItems)})` : ` (en çok ${number(maxItems)})`
  return `liste${size}: ${typeOf(items ?? {})}`
}

/** Returns the type of a value in a few words: 'metin, 200'. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, anyOf, oneOf } = schema
  if ($ref) return nameOf($ref)
  const parts = anyOf ?? oneOf
  // Null comes last, because it is the least informative.
  if (parts) {
    const sorted = [...parts.filter((part) => !isNull(part)), ...parts.filter(isNull)]
    return [...new Set(sorted.map(typeOf))].join(' | ')
  }
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  if (values.length > 0) return values.map((value) => (value === '' ? '""' : String(value))).join(' | ')
  if (type === 'null') return 'null'
  if (type === 'string') return textOf(schema)
  if (type === 'boolean') return 'true | false'
  if (type === 'integer' || type === 'number') return rangeOf(schema)
  if (type === 'array') return listOf(schema)
  return 'nesne'
}

export type ReferenceField = { name: string; type: string; note: string }

/** Whether fields belong to a request, where they can be optional, or to a response. */
type Side = 'call' | 'answer'

function noteOf({ default: initial, description = '' }: JsonSchema, isRequired: boolean, side: Side): string {
  const isBlank = initial === undefined || initial === null || initial === '' || JSON.stringify(initial) === '[]'
  const presence = side === 'call' ? (isRequired ? 'Zorunlu' : '') : isRequired ? '' : 'Bulunmayabilir'
  const notes = [presence, description, isBlank || side === 'answer' ? '' : `Yoksa ${JSON.stringify(initial)}`]
  return notes
    .map((note) => note.replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ')
}

/** Returns the members of a union, or the schema itself. */
const partsOf = (schema: JsonSchema) => [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]

/** Merges fields of the same name from the members of a union. */
function joinFields(fields: ReferenceField[]): ReferenceField[] {
  const byName = new Map<string, ReferenceField>()
  for (const field of fields) {
    const same = byName.get(field.name)
    byName.set(field.name, same ? { ...same, type: `${same.type} | ${field.type}` } : field)
  }
  return [...byName.values()]
}

/** Returns the fields of an object, including nested ones: 'week[].from'. Named shapes are not expanded. */
export function schemaFields(
  { properties = {}, required = [] }: JsonSchema,
  side: Side,
  before = '',
): ReferenceField[] {
  const fields = Object.entries(properties).flatMap(([key, schema]) => {
    const name = before + key
    const parts = partsOf(schema)
    const items = parts.flatMap((part) => (part.items ? partsOf(part.items) : []))
    return [
      { name, type: typeOf(schema), note: noteOf(schema, required.includes(key), side) },
      ...parts.flatMap((part) => schemaFields(part, side, `${name}.`)),
      ...items.flatMap((item) => schemaFields(item, side, `${name}[].`)),
    ]
  })
  return joinFields(fields)
}

/** Returns a call's parameters as fields. */
export function parametersOf({ parameters }: Operation, { components }: OpenApi): ReferenceField[] {
  return parameters.map((part) => {
    const { name, schema, required, description } = resolveParameter(part, components)
    return { name, type: typeOf(schema), note: noteOf({ ...schema, description }, required, 'call') }
  })
}

export function resolveParameter(part: Parameter | Reference, components: OpenApi['components']): Parameter {
  return '$ref' in part ? components.parameters[nameOf(part.$ref)]! : part
}

const ROLES: Record<Permission, string> = {
  content: 'Editör',
  messages: 'Servis',
  orders: 'Servis',
  amounts: 'Yönetici',
  billing: 'Yönetici',
  settings: 'Yönetici',
  team: 'Yönetici',
}

/** Returns who may make a call. */
export function callerOf({ security }: Operation): string {
  const roles = security.every((way) => way.bearer) ? security[0]?.bearer : undefined
  if (!roles) return 'Herkes'
  return roles[0] ? (ROLES[roles[0] as Permission] ?? roles[0]) : 'Giren'
}

/** Returns a path with the names of its parameters: `{id}` or `{slug}` for `{key}`. */
export function shownPath(path: string, { parameters }: Operation): string {
  const key = parameters.find((part) => 'name' in part && part.name === 'key') as Parameter | undefined
  return path.replace('{key}', key?.schema.format === 'uuid' ? '{id}' : '{slug}')
}
