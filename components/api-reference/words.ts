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

const formatNumber = (value: number) => value.toLocaleString('tr-TR', { useGrouping: 'min2' })
const isNull = ({ type }: JsonSchema) => type === 'null'

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `${formatNumber(minimum)}–${formatNumber(maximum)}`
  return minimum ? `sayı, en az ${formatNumber(minimum)}` : 'sayı'
}

function textOf({ format = '', maxLength }: JsonSchema): string {
  const word = FORMATS[format] ?? 'metin'
  return maxLength === undefined ? word : `${word}, ${formatNumber(maxLength)}`
}

function listOf({ items, minItems, maxItems }: JsonSchema): string {
  const isExact = maxItems !== undefined && minItems === maxItems
  const size =
    maxItems === undefined ? '' : isExact ? ` (${formatNumber(maxItems)})` : ` (en çok ${formatNumber(maxItems)})`
  return `liste${size}: ${typeOf(items ?? {})}`
}

/** Returns the type of a value in a few words: 'metin, 200'. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, anyOf, oneOf } = schema
  if ($ref) return nameOf($ref)
  const members = anyOf ?? oneOf
  // Null comes last, because it is the least informative.
  if (members) {
    const sorted = [...members.filter((member) => !isNull(member)), ...members.filter(isNull)]
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

/** Whether fields belong to a request or a response. The notes of a request name required fields and defaults. */
type Side = 'request' | 'response'

function noteOf({ default: defaultValue, description = '' }: JsonSchema, isRequired: boolean, side: Side): string {
  const isBlank =
    defaultValue === undefined || defaultValue === null || defaultValue === '' || JSON.stringify(defaultValue) === '[]'
  const presence = side === 'request' ? (isRequired ? 'Zorunlu' : '') : isRequired ? '' : 'Bulunmayabilir'
  const notes = [presence, description, isBlank || side === 'response' ? '' : `Yoksa ${JSON.stringify(defaultValue)}`]
  return notes
    .map((note) => note.replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ')
}

/** Returns a schema and, if it is a union, its members. */
const withMembers = (schema: JsonSchema) => [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]

/** Merges fields of the same name from the members of a union. */
function joinFields(fields: ReferenceField[]): ReferenceField[] {
  const fieldsByName = new Map<string, ReferenceField>()
  for (const field of fields) {
    const other = fieldsByName.get(field.name)
    fieldsByName.set(field.name, other ? { ...other, type: `${other.type} | ${field.type}` } : field)
  }
  return [...fieldsByName.values()]
}

/** Returns the fields of an object, including nested ones: 'week[].from'. Named shapes are not expanded. */
export function schemaFields(
  { properties = {}, required = [] }: JsonSchema,
  side: Side,
  prefix = '',
): ReferenceField[] {
  const fields = Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key
    const schemas = withMembers(schema)
    const items = schemas.flatMap((member) => (member.items ? withMembers(member.items) : []))
    return [
      { name, type: typeOf(schema), note: noteOf(schema, required.includes(key), side) },
      ...schemas.flatMap((member) => schemaFields(member, side, `${name}.`)),
      ...items.flatMap((item) => schemaFields(item, side, `${name}[].`)),
    ]
  })
  return joinFields(fields)
}

/** Returns a call's parameters as fields. */
export function parametersOf({ parameters }: Operation, { components }: OpenApi): ReferenceField[] {
  return parameters.map((parameter) => {
    const { name, schema, required, description } = resolveParameter(parameter, components)
    return { name, type: typeOf(schema), note: noteOf({ ...schema, description }, required, 'request') }
  })
}

export function resolveParameter(parameter: Parameter | Reference, components: OpenApi['components']): Parameter {
  return '$ref' in parameter ? components.parameters[nameOf(parameter.$ref)]! : parameter
}

/** The role with each permission. A manager (Yönetici) has all of them. */
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
  const scopes = security.every((scheme) => scheme.bearer) ? security[0]?.bearer : undefined
  if (!scopes) return 'Herkes'
  return scopes[0] ? (ROLES[scopes[0] as Permission] ?? scopes[0]) : 'Giren'
}

/** Returns a path with the names of its parameters: `{id}` or `{slug}` for `{key}`. */
export function shownPath(path: string, { parameters }: Operation): string {
  const key = parameters.find((parameter) => 'name' in parameter && parameter.name === 'key') as Parameter | undefined
  return path.replace('{key}', key?.schema.format === 'uuid' ? '{id}' : '{slug}')
}
