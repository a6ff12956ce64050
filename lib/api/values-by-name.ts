/** Groups values by name. A repeated name gets a list, which schemas of single values reject. */
export function valuesByName<T>(entries: Iterable<[string, T]>): Record<string, T | T[]> {
  const lists = new Map<string, T[]>()
  for (const [name, value] of entries) {
    const list = lists.get(name)
    if (list) list.push(value)
    else lists.set(name, [value])
  }
  return Object.fromEntries(Array.from(lists, ([name, list]) => [name, list.length === 1 ? list[0]! : list]))
}
