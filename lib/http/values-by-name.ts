/** Values by name in one pass; what is given twice becomes a list, which no schema of a single value takes. */
export function valuesByName<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const lists = new Map<string, T[]>()
  for (const [name, value] of entries) {
    const list = lists.get(name)
    if (list) list.push(value)
    else lists.set(name, [value])
  }
  return Object.fromEntries(Array.from(lists, ([name, list]) => [name, list.length === 1 ? list[0]! : list]))
}
