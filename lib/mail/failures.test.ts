import { expect, test } from 'vitest'
import { failureOf, expiredReason } from '@/lib/mail/failures'

const SERVER_TEXT = '<gizli@ornek.example> is unknown here'
const failure = (fields: object) => failureOf(Object.assign(new Error(`550 ${SERVER_TEXT}`), fields))
const refusal = (command: string, response: string) => failure({ code: 'EENVELOPE', command, response })

const PERMANENT_REASON = 'sunucu alıcının adresini kabul etmedi'

test.each([
  ['RCPT TO', '550'],
  ['RCPT TO', '550 5.1.1'],
  ['DATA', '550 5.2.1'],
])('after %s, the reply %s is a permanent failure, because only another address helps', (command, code) => {
  expect(refusal(command, `${code} ${SERVER_TEXT}`)).toEqual({
    isPermanent: true,
    reason: `${PERMANENT_REASON} (${code})`,
    code,
  })
})

test.each([
  ['MAIL FROM', '550 5.1.1'],
  ['RCPT TO', '451'],
  ['RCPT TO', '552 5.2.2'],
  ['RCPT TO', '554 5.7.1'],
  ['DATA', '550'],
])('after %s, the reply %s is a temporary failure, because a later attempt may succeed', (command, code) => {
  const reason = `Sunucu iletiyi kabul etmiyor (${code})`
  expect(refusal(command, `${code} ${SERVER_TEXT}`)).toEqual({ isPermanent: false, reason, code })
})

test('a reply without a reply code is never quoted, and an invalid address is a permanent failure', () => {
  const reason = 'Sunucu iletiyi kabul etmiyor'
  expect(refusal('RCPT TO', `55012345 ${SERVER_TEXT}`)).toEqual({ isPermanent: false, reason, code: 'EENVELOPE' })
  expect(failure({ code: 'EENVELOPE', command: 'API' })).toMatchObject({ isPermanent: true })
})

test.each([
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'Sunucu yanıt vermiyor'],
  // The owner can fix a wrong password.
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', response: '535 5.7.8 Bad credentials' },
    'Posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi (535 5.7.8)',
  ],
  [{}, 'Beklenmeyen bir hata oluştu'],
])('the error %o is a temporary failure', (fields, reason) =>
  expect(failure(fields)).toMatchObject({ isPermanent: false, reason }),
)

test('the reason why an email expired includes the failure of the last attempt, in one sentence', () => {
  const sentence = 'üç gün boyunca gönderilemedi'
  expect(expiredReason('Sunucu kapalı (550 5.4.5)')).toBe(`${sentence}, çünkü sunucu kapalı (550 5.4.5)`)
  expect(expiredReason('')).toBe(sentence)
})
