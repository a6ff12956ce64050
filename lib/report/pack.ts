// A client component's figures are in the page a second time, as data. Their rows share keys, and their bars share days:
// rows are sent as columns, and equal columns once.

type Packed = { columns: unknown[][]; value: unknown }

/** What replaces rows: the number of the column of each key. */
type Rows = { $rows: Record<string, number> }

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keysOf = (value: unknown) => (isPlain(value) ? Object.keys(value).join() : null)

const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  isPlain(value[0]) &&
  value.every((one) => keysOf(one) === keysOf(value[0]))

const mapped = (value: Record<string, unknown>, change: (one: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))

/** Packs a value of JSON. */
export function pack(value: unknown): Packed {
  const columns: unknown[][] = []
  const places = new Map<string, number>()
  const placeOf = (column: unknown[]) => {
    const text = JSON.stringify(column)
    const place = places.get(text) ?? columns.push(column) - 1
    places.set(text, place)
    return place
  }
  const packed = (one: unknown): unknown => {
    if (isRows(one)) {
      const keys = Object.keys(one[0]!)
      return { $rows: Object.fromEntries(keys.map((key) => [key, placeOf(one.map((row) => packed(row[key])))])) }
    }
    if (Array.isArray(one)) return one.map(packed)
    return isPlain(one) ? mapped(one, packed) : one
  }
  return { columns, value: packed(value) }
}

/** A packed value that is a `Value` once it is unpacked. */
export type PackedAs<Value> = Packed & { as?: Value }

export function unpack<Value>({ columns, value }: PackedAs<Value>): Value {
  const unpacked = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(unpacked)
    if (!isPlain(one)) return one
    if (!('$rows' in one)) return mapped(one, unpacked)
    const entries = Object.entries((one as Rows).$rows).map(([key, place]) => [key, columns[place]!] as const)
    return entries[0]![1].map((_, row) =>
      Object.fromEntries(entries.map(([key, column]) => [key, unpacked(column[row])])),
    )
  }
  return unpacked(value) as Value
}
