import { expect, it } from 'vitest'
import type { OrderJson } from '@/lib/orders/order/output'
import { expiredReason } from '@/lib/mail/failures'
import { eventMailOf, latestMailOf, outdatedRecipientOf } from './latest-mail'

const email = 'bakim@tuncel.example'
const QUEUED = { kind: 'quote-ready', status: 'queued', recipient: email, attempts: 0, lastError: '' }
const latestMail = (...mails: object[]) => {
  const all = mails.map((mail) => ({ ...QUEUED, ...mail }))
  return latestMailOf({ email, mailIsConfigured: true, events: [], mails: all as OrderJson['mails'] })
}

it.each([
  [{ status: 'failed', lastError: 'alıcı posta kutusu yok (550).' }, 'gitmedi: alıcı posta kutusu yok (550).'],
  [
    { status: 'failed', lastError: expiredReason('Gönderim kotası doldu (550 5.4.5)') },
    'gitmedi: üç gün boyunca gönderilemedi, çünkü gönderim kotası doldu (550 5.4.5).',
  ],
])('the status of the email %o is: %s', (mail, words) => {
  expect(latestMail(mail).text).toBe(`Teklif e-postası ${words}`)
})

it('after a correction of the email address, the old address is reported until the link is renewed', () => {
  const wrongAddress = 'bakin@tuncel.example'
  const recipientOf = (mail: object, ...events: object[]) => {
    const mails = [
      { kind: 'order-opened', status: 'sent', createdAt: '2026-03-09T07:15:00Z', recipient: wrongAddress, ...mail },
    ]
    return outdatedRecipientOf({ email, mails, events } as OrderJson)
  }
  expect(recipientOf({})).toBe(wrongAddress)
  expect(recipientOf({}, { kind: 'link', createdAt: '2026-03-09T08:00:00Z' })).toBeNull()
  for (const harmlessMail of [{ status: 'failed' }, { kind: 'new-decision' }, { recipient: 'Bakim@tuncel.example' }])
    expect(recipientOf(harmlessMail)).toBeNull()
})

it.each([
  [{}, 'sending', `E-posta yolda: ${email}`],
  [{ status: 'sent', sentAt: '2026-03-11T13:06:00Z' }, 'sent', `E-posta gitti: ${email}, 16:06`],
  [
    { status: 'failed', lastError: 'alıcı posta kutusu yok (550)' },
    'failed',
    `${email}: alıcı posta kutusu yok (550).`,
  ],
  [{ attempts: 1, lastError: 'zaman aşımı.' }, 'retrying', `${email}: zaman aşımı. 3 gün boyunca denenir.`],
  [{ status: 'written' }, 'none', 'E-posta ayarlı değil.'],
  [{ createdAt: '2026-03-10T13:05:00Z' }, 'none', 'E-posta gönderilmedi.'],
])('the email %o about the newest event is %s: %s', (mail, status, text) => {
  const createdAt = '2026-03-11T13:05:00Z'
  const event = { kind: 'quote', createdAt }
  const mails = [{ ...QUEUED, createdAt, ...mail }]
  const order = { email, mailIsConfigured: true, mails, events: [event] } as unknown as OrderJson
  expect(eventMailOf(order, 'quote-ready')).toEqual({ status, text })
})
