// Next embeds the props of client components in the page. To keep it small, rows with the same keys are sent as columns, and
// equal columns are sent once.

type Packed = { columns: unknown[][]; value: unknown }

/** The replacement of rows: for each key the index of its column. */
type PackedRows = { $rows: Record<string, number> }

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keysOf = (value: unknown) => (isPlain(value) ? Object.keys(value).join() : null)

const isRowList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  isPlain(value[0]) &&
  value.every((item) => keysOf(item) === keysOf(value[0]))

const mapValues = (value: Record<string, unknown>, change: (item: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]))

/** Packs a JSON value. */
export function pack(value: unknown): Packed {
  const columns: unknown[][] = []
  const indexes = new Map<string, number>()
  const indexOf = (column: unknown[]) => {
    const json = JSON.stringify(column)
    const index = indexes.get(json) ?? columns.push(column) - 1
    indexes.set(json, index)
    return index
  }
  const packValue = (item: unknown): unknown => {
    if (isRowList(item)) {
      const keys = Object.keys(item[0]!)
      return { $rows: Object.fromEntries(keys.map((key) => [key, indexOf(item.map((row) => packValue(row[key])))])) }
    }
    if (Array.isArray(item)) return item.map(packValue)
    return isPlain(item) ? mapValues(item, packValue) : item
  }
  return { columns, value: packValue(value) }
}

/** A packed `Value`. `as` is never set; it keeps the type. */
export type PackedAs<Value> = Packed & { as?: Value }

export function unpack<Value>({ columns, value }: PackedAs<Value>): Value {
  const unpackValue = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(unpackValue)
    if (!isPlain(item)) return item
    if (!('$rows' in item)) return mapValues(item, unpackValue)
    const entries = Object.entries((item as PackedRows).$rows).map(([key, index]) => [key, columns[index]!] as const)
    return entries[0]![1].map((_, row) =>
      Object.fromEntries(entries.map(([key, column]) => [key, unpackValue(column[row])])),
    )
  }
  return unpackValue(value) as Value
}
