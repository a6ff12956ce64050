import { z } from 'zod/mini'

/** Shapes of fields that many outputs have. */
export const time = z.iso.datetime()
export const day = z.iso.date()
export const count = z.int().check(z.minimum(0))

/** Fields of an output that include all fields of an input. */
export type FieldsFor<Input> = Record<keyof Input, z.ZodMiniType> & Record<string, z.ZodMiniType>

/** Returns the shape of an item that the API returns, with a name in the API's description. */
export function output<Fields extends z.core.$ZodShape>(name: string, fields: Fields) {
  return z.object(fields).register(z.globalRegistry, { id: name })
}

/**
 * Returns the fields of a shape that are columns of a table, as a query selects them. `table` is the table's `Prisma.…ScalarFieldEnum`.
 */
export function columnsOf<Fields extends z.core.$ZodShape, Column extends string>(
  { shape }: z.ZodMiniObject<Fields>,
  table: Record<Column, unknown>,
) {
  const columns = Object.keys(shape).filter((name) => Object.hasOwn(table, name))
  return Object.fromEntries(columns.map((name) => [name, true])) as Record<keyof Fields & Column, true>
}

/** The type of the value that becomes a field's JSON. Texts and numbers are wider, because column types do not list their values. */
export type SourceOf<Field> = Field extends z.ZodMiniISODateTime | z.ZodMiniISODate
  ? Date | string
  : Field extends z.ZodMiniNullable<infer Inner>
    ? SourceOf<Inner> | null
    : Field extends z.ZodMiniArray<infer Item>
      ? readonly SourceOf<Item>[]
      : Field extends z.ZodMiniObject<infer Fields>
        ? { [Name in keyof Fields]: SourceOf<Fields[Name]> }
        : Widened<z.output<Field>>

type Widened<Value> = Value extends string ? string : Value extends number ? number : Value

type Converter = (value: never) => unknown

const unchanged: Converter = (value) => value
const timeOf = (value: Date | string) => (value instanceof Date ? value.toISOString() : value)
const dayOf = (value: Date | string) => timeOf(value).slice(0, 10)

function objectConverter(shape: z.core.$ZodShape): Converter {
  const converters = Object.entries(shape).map(([name, field]) => [name, converterOf(field)] as const)
  return (row: Record<string, never>) => {
    const json: Record<string, unknown> = {}
    for (const [name, convert] of converters) json[name] = convert(row[name]!)
    return json
  }
}

/** Returns the function that converts a field's value. Unions, records and tuples stay unchanged. */
function converterOf(field: z.core.$ZodType): Converter {
  const { def } = field._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'object') return objectConverter(def.shape)
  if (def.type === 'string' && 'format' in def)
    return def.format === 'datetime' ? timeOf : def.format === 'date' ? dayOf : unchanged
  if (def.type === 'nullable') {
    const convert = converterOf(def.innerType)
    return (value) => (value === null ? null : convert(value))
  }
  if (def.type === 'array') {
    const convert = converterOf(def.element)
    return (items: never[]) => items.map((item) => convert(item))
  }
  return unchanged
}

const converters = new WeakMap<z.ZodMiniType, Converter>()

/**
 * Converts an item to the JSON of its shape: only the shape's fields, times in ISO 8601 and UTC, days as YYYY-MM-DD. It
 * checks no values, because `z.encode` takes three times as long and one invalid row would fail a whole list.
 */
export function toJson<Shape extends z.ZodMiniType>(shape: Shape, item: SourceOf<Shape>): z.output<Shape> {
  let convert = converters.get(shape)
  if (!convert) converters.set(shape, (convert = converterOf(shape)))
  return convert(item as never) as z.output<Shape>
}
