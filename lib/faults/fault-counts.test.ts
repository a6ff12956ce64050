import { describe, expect, it } from 'vitest'
import { brandCounts, deviceCounts, sumOf } from '@/lib/faults/fault-counts'
import type { FaultCount } from '@/lib/faults/data'

const count = (brand: string, serviceId: string | null, number: number): FaultCount => ({
  brand,
  brandSlug: brand.toLowerCase(),
  serviceId,
  letter: 'a',
  count: number,
})

const COUNTS = [
  count('KESTRUN', 'plc', 1),
  count('Yumaro', 'plc', 4),
  count('Kestrun', null, 3),
  count('Aks', 'hmi', 4),
]

describe('brandCounts', () => {
  it('names a brand by its most frequent spelling, and puts those with most faults first', () => {
    expect(brandCounts(COUNTS)).toEqual([
      { slug: 'aks', name: 'Aks', count: 4 },
      { slug: 'kestrun', name: 'Kestrun', count: 4 },
      { slug: 'yumaro', name: 'Yumaro', count: 4 },
    ])
  })
})

describe('deviceCounts', () => {
  it('keeps the order of the services and leaves out those without faults', () => {
    const services = [{ id: 'hmi' }, { id: 'cnc' }, { id: 'plc' }]
    expect(deviceCounts(COUNTS, services).map(({ service, count }) => [service.id, count])).toEqual([
      ['hmi', 4],
      ['plc', 5],
    ])
    expect(sumOf(COUNTS)).toBe(12)
  })
})
