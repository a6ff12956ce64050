import { expect, it } from 'vitest'
import type { OrderJson, QuoteJson } from '@/lib/orders/output'
import { DELIVERY, stepName } from '@/lib/orders/steps'
import { historyOf } from './history'

const event = (createdAt: string, more: Partial<OrderJson['events'][0]>): OrderJson['events'][0] => ({
  id: createdAt,
  kind: 'step',
  step: 1,
  state: 'open',
  text: '',
  reason: '',
  quoteVersion: null,
  author: 'kerem@ornek.example',
  createdAt,
  ...more,
})
const mail = (createdAt: string, more: Partial<OrderJson['mails'][0]>): OrderJson['mails'][0] => ({
  id: `mail ${createdAt}`,
  kind: 'order-opened',
  recipient: 'bakim@tuncel.example',
  status: 'sent',
  attempts: 1,
  lastError: '',
  nextAttemptAt: null,
  sentAt: null,
  createdAt,
  ...more,
})
const quote = {
  version: 1,
  total: 2220000,
  currency: 'TRY',
  decision: 'approved',
  decidedBy: 'Sevgi Taşkıran',
  decidedHow: 'phone',
  decisionNote: 'Sipariş 4500',
} as QuoteJson
const history = (more: Partial<OrderJson>) =>
  historyOf({ events: [], mails: [], quotes: [quote], messageId: null, ...more } as unknown as OrderJson)

it('events and mails stand in one list, newest first, a mail above what it tells of', () => {
  const at = '2026-03-09T07:15:00.000Z'
  const entries = history({
    messageId: 'm',
    events: [event('2026-03-09T12:40:00.000Z', { step: 2 }), event(at, { kind: 'opened' })],
    mails: [mail(at, {})],
  })
  expect(entries.map(({ title }) => title)).toEqual([
    'TP2 Arıza tespiti',
    'E-posta gönderildi: iş emri açıldı',
    'İş emri açıldı, TP1 Kayıt',
  ])
  expect(entries[2]!.details).toEqual(['kerem@ornek.example, mesajdan'])
})

it('a sent quote names its price, and a decision who told it how', () => {
  const entries = history({
    events: [
      event('2026-03-12T06:41:00.000Z', { kind: 'decision', step: 3, quoteVersion: 1 }),
      event('2026-03-11T13:05:00.000Z', { kind: 'quote', step: 3, quoteVersion: 1 }),
    ],
  })
  expect(entries.map(({ title }) => title)).toEqual([
    'Teklif 1 onaylandı',
    'Teklif 1 gönderildi, 22.200,00 TL; TP3 Onay',
  ])
  expect(entries[0]!.details).toEqual(['Sevgi Taşkıran, telefonla', 'Not: Sipariş 4500', 'kerem@ornek.example'])
})

it('a sentence at the same step, a reason, the end and the customer’s photo have their own words', () => {
  const entries = history({
    events: [
      event('2026-03-05', { kind: 'reopened', step: DELIVERY, reason: 'Aynı alarm' }),
      event('2026-03-04', { kind: 'closed', step: DELIVERY, state: 'returned' }),
      event('2026-03-03', { kind: 'photo', step: 4, author: '' }),
      event('2026-03-02', { step: 4, text: 'Parça geldi.' }),
      event('2026-03-01', { step: 4 }),
    ],
  })
  expect(entries.map(({ title, details }) => [title, details[0]])).toEqual([
    [`Yeniden açıldı, ${stepName(DELIVERY)}`, 'Sebep: Aynı alarm'],
    ['Onarılmadan iade', 'kerem@ornek.example'],
    ['Fotoğraf eklendi', 'Müşteri'],
    ['Müşteriye yazıldı', 'Müşteriye: “Parça geldi.”'],
    ['TP4 Onarım', 'kerem@ornek.example'],
  ])
})

it('a mail that failed says why, and one that was sent does not repeat earlier failures', () => {
  const [failed, sent] = history({
    mails: [
      mail('2026-03-02', { status: 'failed', lastError: 'alıcı posta kutusu yok (550)' }),
      mail('2026-03-01', { lastError: 'Sunucu yanıt vermedi.' }),
    ],
  })
  expect(failed).toMatchObject({ hasFailed: true, details: ['bakim@tuncel.example', 'Alıcı posta kutusu yok (550)'] })
  expect(sent).toMatchObject({ hasFailed: false, details: ['bakim@tuncel.example'] })
})
