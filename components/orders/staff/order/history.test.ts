import { expect, it } from 'vitest'
import type { OrderJson } from '@/lib/orders/order/output'
import { historyOf } from './history'

const author = 'kerem@ornek.example'
const event = (day: number, changes: object) => {
  return {
    id: `${day}`,
    kind: 'step',
    state: 'open',
    text: '',
    reason: '',
    author,
    createdAt: `2026-03-${day}`,
    ...changes,
  }
}
const mail = (day: number, changes: object) => {
  const recipient = 'bakim@tuncel.example'
  const createdAt = `2026-03-${day}`
  return { id: `mail ${day}`, kind: 'order-opened', recipient, status: 'sent', lastError: '', createdAt, ...changes }
}
const history = (events: object[], mails: object[] = []) => {
  const decision = { decision: 'approved', decidedBy: 'Sevgi', decidedHow: 'phone', decisionNote: 'Sipariş 4500' }
  const quotes = [{ version: 1, total: 2220000, currency: 'TRY', ...decision }]
  return historyOf({ events, mails, quotes, messageId: 'm' } as unknown as OrderJson)
}

it('events and emails are one list, newest first, with an email above its event', () => {
  const events = [
    event(28, { kind: 'reopened', step: 6, reason: 'Aynı alarm' }),
    event(27, { kind: 'closed', step: 6, state: 'returned' }),
    event(26, { kind: 'photo', step: 4, author: '' }),
    event(25, { step: 4, text: 'Parça geldi.' }),
    event(24, { step: 4 }),
    event(23, { kind: 'decision', step: 3, quoteVersion: 1 }),
    event(22, { kind: 'quote', step: 3, quoteVersion: 1 }),
    event(21, { kind: 'opened', step: 1 }),
  ]
  expect(history(events, [mail(21, {})]).map(({ title, details }) => [title, details[0]])).toEqual([
    [expect.stringMatching(/^Yeniden açıldı, TP6 /), 'Sebep: Aynı alarm'],
    ['Onarılmadan iade', author],
    ['Fotoğraf eklendi', 'Müşteri'],
    ['Müşteriye yazıldı', 'Müşteriye: “Parça geldi.”'],
    ['TP4 Onarım', author],
    ['Teklif 1 onaylandı', 'Sevgi, telefonla'],
    ['Teklif 1 gönderildi, 22.200,00 TL; TP3 Onay', author],
    ['E-posta gönderildi: iş emri açıldı', 'bakim@tuncel.example'],
    ['İş emri açıldı, TP1 Kayıt', `${author}, mesajdan`],
  ])
})
