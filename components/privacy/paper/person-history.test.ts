import { expect, it } from 'vitest'
import type { PersonExport } from '@/lib/privacy/output'
import { historyLines } from './person-history'

type Order = PersonExport['orders'][number]
type Event = Order['events'][number]

const event = (more: Partial<Event>): Event => ({
  kind: 'step',
  step: 3,
  state: 'open',
  text: '',
  reason: '',
  quoteVersion: null,
  by: 'Atölye',
  createdAt: '2026-03-09T07:15:00.000Z',
  ...more,
})

it('says of each event what happened, and not only at which step', () => {
  const quotes = [{ version: 1, total: 2220000, currency: 'TRY', decision: 'approved' }] as Order['quotes']
  const events = [
    event({ kind: 'opened', step: 1 }),
    event({ kind: 'quote', quoteVersion: 1 }),
    event({ kind: 'decision', quoteVersion: 1, by: 'Müşteri' }),
    event({ text: 'Parça geldi.' }),
    event({ kind: 'closed', step: 6, state: 'delivered', reason: 'Test edildi' }),
  ]
  expect(historyLines({ quotes, events })).toEqual([
    '09.03.2026 10:15, Atölye · İş emri açıldı, TP1 Kayıt',
    '09.03.2026 10:15, Atölye · Teklif 1 gönderildi, 22.200,00 TL; TP3 Onay',
    '09.03.2026 10:15, Müşteri · Teklif 1 onaylandı',
    '09.03.2026 10:15, Atölye · Müşteriye yazıldı · Parça geldi.',
    '09.03.2026 10:15, Atölye · Teslim edildi · Test edildi',
  ])
})
