import { expect, test } from 'vitest'
import type { LineKind } from '@/lib/orders/quote/money'
import { repairsIn } from './repairs'

const line = (kind: LineKind, text: string) => ({ kind, text })

test('a warranty card names repairs and parts, but neither shipping nor bare labour', () => {
  const lines = [
    line('part', 'IGBT modülü'),
    line('labour', 'Arıza tespiti ve onarım'),
    line('labour', 'İşçilik'),
    line('labour', ' ISCILIK: '),
    line('part', 'işçilik'),
    line('labour', 'İşçilik, kart temizliği'),
    line('shipping', 'Dönüş kargosu'),
    line('labour', ''),
  ]
  expect(repairsIn('', lines)).toEqual(['IGBT modülü', 'Arıza tespiti ve onarım', 'İşçilik, kart temizliği'])
  expect(repairsIn('Kart temizlenir.\nİşçilik.', lines)).toEqual(['Kart temizlenir.', 'IGBT modülü'])
  expect(repairsIn('İşçilik', [line('labour', 'İşçilik')])).toEqual([])
})
