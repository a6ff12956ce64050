import { expect, it } from 'vitest'
import type { OrderJson } from '@/lib/orders/output'
import { givenUp } from '@/lib/mail/failures'
import { latestMailOf, sendingEffect, strangerOf } from './latest-mail'

type Mail = OrderJson['mails'][number]

const fate = (mails: Partial<Mail>[], more: { email?: string; mailIsConfigured?: boolean } = {}) =>
  latestMailOf({
    email: 'bakim@tuncel.example',
    mailIsConfigured: true,
    mails: mails.map(
      (mail) => ({ kind: 'quote-ready', status: 'queued', attempts: 0, lastError: '', ...mail }) as Mail,
    ),
    ...more,
  })

it('says that mails are not set up, whatever lies in the folder', () => {
  const expected = { tone: 'none', text: 'E-posta gönderimi ayarlı değil' }
  expect(fate([{ status: 'written' }], { mailIsConfigured: false })).toEqual(expected)
})

it('promises a mail for a quote only if it can be sent', () => {
  const order = { email: 'bakim@tuncel.example', mailIsConfigured: true }
  expect(sendingEffect(order)).toBe('İş emri TP3’e geçer, müşteriye e-posta gider.')
  const unsent = 'İş emri TP3’e geçer. E-posta gönderimi ayarlı değil.'
  expect(sendingEffect({ ...order, mailIsConfigured: false })).toBe(unsent)
  expect(sendingEffect({ ...order, email: '' })).toBe('İş emri TP3’e geçer.')
})

it('says when the latest mail to the customer was sent, and passes over those to staff', () => {
  const sent = { status: 'sent', sentAt: '2026-03-11T13:06:00Z' } as const
  expect(fate([{ kind: 'new-decision', status: 'failed' }, sent])).toEqual({
    tone: 'sent',
    text: 'Teklif e-postası gönderildi',
    time: '11.03.2026 16:06',
  })
})

it('says why a mail failed, with one full stop', () => {
  const text = 'Teklif e-postası gitmedi: alıcı posta kutusu yok (550).'
  expect(fate([{ status: 'failed', lastError: 'alıcı posta kutusu yok (550).' }])).toEqual({ tone: 'failed', text })
  expect(fate([{ status: 'failed', lastError: 'alıcı posta kutusu yok (550)' }]).text).toBe(text)
})

it('says of a mail that three days did not deliver what its last attempt met', () => {
  const lastError = givenUp('Gönderim kotası doldu (550 5.4.5)')
  const text = 'Teklif e-postası gitmedi: üç gün boyunca gönderilemedi, çünkü gönderim kotası doldu (550 5.4.5).'
  expect(fate([{ status: 'failed', lastError }]).text).toBe(text)
})

it('says when a mail is tried again', () => {
  const tried = { attempts: 3, lastError: 'Sunucu yanıt vermiyor', nextAttemptAt: '2026-03-11T14:20:00Z' }
  expect(fate([tried])).toEqual({
    tone: 'waiting',
    text: 'Teklif e-postası deneniyor: Sunucu yanıt vermiyor. 3 gün boyunca denenir.',
    time: '4. deneme 17:20',
  })
  expect(fate([{}]).text).toBe('Teklif e-postası sırada')
})

it('says that there is no address or no mail yet', () => {
  expect(fate([]).text).toBe('Henüz e-posta gönderilmedi')
  expect(fate([], { email: '' }).text).toBe('İş emrinde e-posta adresi yok')
})

it('names the address that still has the link after the e-mail was corrected, until the link is renewed', () => {
  const mail = (recipient: string, more: Partial<Mail> = {}) =>
    ({ kind: 'order-opened', status: 'sent', createdAt: '2026-03-09T07:15:00Z', recipient, ...more }) as Mail
  const of = (mails: Mail[], events: object[] = []) =>
    strangerOf({ email: 'bakim@tuncel.example', mails, events: events as OrderJson['events'] })
  const wrong = mail('bakin@tuncel.example')
  expect(of([mail('Bakim@tuncel.example'), wrong])).toBe('bakin@tuncel.example')
  expect(of([wrong], [{ kind: 'link', createdAt: '2026-03-09T08:00:00Z' }])).toBeNull()
  for (const harmless of [{ status: 'failed' as const }, { kind: 'new-decision' }])
    expect(of([mail('bakin@tuncel.example', harmless)])).toBeNull()
})
