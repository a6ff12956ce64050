import { expect, test } from 'vitest'
import type { LineKind } from '@/lib/orders/quote/money'
import { repairOf, repairsIn } from './repairs'

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

test('the repair of a delivery is its work, otherwise its lines, otherwise the diagnosis', () => {
  const delivery = (work: string, ...lines: ReturnType<typeof line>[]) =>
    repairOf({ diagnosis: 'Sürücü katı açık.\nFan durmuş.', quotes: [{ decision: 'approved', work, lines }] })
  const part = line('part', 'IGBT modülü')
  expect(delivery('İşçilik\nKart temizlendi.', part)).toBe('Kart temizlendi.')
  expect(delivery('İşçilik', line('labour', 'İşçilik'), part, line('shipping', 'Kargo'))).toBe('IGBT modülü')
  expect(delivery('', line('labour', 'İşçilik'))).toBe('Sürücü katı açık.')
})
