import type { FaultCount } from '@/lib/faults/data'

/** A brand with its slug, its most frequent spelling and its number of faults. */
export type BrandCount = { slug: string; name: string; count: number }

/** Returns the number of faults. */
export function sumOf(counts: readonly FaultCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** Returns the number of faults for each value of a column. */
function sumsBy<Key extends 'brand' | 'brandSlug' | 'serviceId'>(counts: readonly FaultCount[], column: Key) {
  const sums = new Map<FaultCount[Key], number>()
  for (const row of counts) sums.set(row[column], (sums.get(row[column]) ?? 0) + row.count)
  return sums
}

/** Returns the most frequent spelling of a brand. */
function spellingOf(counts: readonly FaultCount[], slug: string): string {
  const spellings = sumsBy(
    counts.filter(({ brandSlug }) => brandSlug === slug),
    'brand',
  )
  const [mostFrequent] = [...spellings].sort(
    ([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b, 'tr'),
  )
  return mostFrequent?.[0] ?? slug
}

/** Returns the brands, those with the most faults first. */
export function brandCounts(counts: readonly FaultCount[]): BrandCount[] {
  return [...sumsBy(counts, 'brandSlug')]
    .map(([slug, count]) => ({ slug, name: spellingOf(counts, slug), count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'tr'))
}

/** Returns the services that have faults, in the order of `services`, each with the number of its faults. */
export function deviceCounts<Service extends { id: string }>(
  counts: readonly FaultCount[],
  services: readonly Service[],
): { service: Service; count: number }[] {
  const sums = sumsBy(counts, 'serviceId')
  return services.map((service) => ({ service, count: sums.get(service.id) ?? 0 })).filter(({ count }) => count > 0)
}
