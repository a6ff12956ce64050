/** The keys with `key` at another place; places beyond either end count as that end. */
export function moveKey(keys: readonly string[], key: string, place: number): string[] {
  const others = keys.filter((other) => other !== key)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, key)
}
