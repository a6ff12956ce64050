import { expect, test } from 'vitest'
import { failureOf, givenUp } from '@/lib/mail/failures'

const WORDS = '<gizli@ornek.example> is unknown here'
const errorOf = (fields: object) => Object.assign(new Error(`550 ${WORDS}`), fields)
const refused = (command: string, codes: string) =>
  failureOf(errorOf({ code: 'EENVELOPE', command, response: `${codes} ${WORDS}` }))

test.each([
  ['RCPT TO', '550'],
  ['RCPT TO', '550 5.1.1'],
  ['RCPT TO', '554 5.1.2'],
  ['RCPT TO', '501 5.1.3'],
  ['RCPT TO', '550 5.1.6'],
  ['RCPT TO', '556 5.1.10'],
  ['DATA', '550 5.2.1'],
])('after %s a %s is final, because only another address helps', (command, codes) => {
  const reason = `sunucu alıcının adresini kabul etmedi (${codes})`
  expect(refused(command, codes)).toEqual({ isPermanent: true, reason, code: codes })
})

test.each([
  ['MAIL FROM', '550'],
  ['MAIL FROM', '550 5.1.1'],
  ['RCPT TO', '451'],
  ['RCPT TO', '450 4.1.1'],
  ['RCPT TO', '554'],
  ['RCPT TO', '501 5.1.7'],
  ['RCPT TO', '550 5.1.0'],
  ['RCPT TO', '550 5.1.100'],
  ['RCPT TO', '552 5.2.2'],
  ['RCPT TO', '554 5.7.1'],
  ['DATA', '550'],
  ['DATA', '554 5.6.0'],
])('after %s a %s is temporary, because it may pass or be mended', (command, codes) => {
  expect(refused(command, codes)).toEqual({
    isPermanent: false,
    reason: `Sunucu iletiyi kabul etmiyor (${codes})`,
    code: codes,
  })
})

test('the first line of a reply with several lines decides', () => {
  const response = '550-5.7.26 This mail is unauthenticated.\r\n550 5.1.1 Nobody here'
  const failure = failureOf(errorOf({ code: 'EMESSAGE', command: 'DATA', response }))
  expect(failure).toMatchObject({ isPermanent: false, code: '550 5.7.26' })
})

test.each([
  ['an enhanced code of another class', '550 4.7.1 try later'],
  ['an IP address', '550 5.9.100.3 is blocked'],
  ['an enhanced code of four digits', '550 5.7.1234 x'],
  ['an enhanced code within a word', '550 5.7.1<script>'],
  ['an enhanced code later in the text', '550 <gizli@ornek.example> (#5.7.1)'],
  ['nothing', '550'],
  ['a megabyte', `550 ${'5.7.1.'.repeat(200_000)}`],
])('a reply code that is followed by %s stands alone', (_title, response) => {
  const failure = failureOf(errorOf({ code: 'EENVELOPE', command: 'RCPT TO', response }))
  expect(failure).toEqual({ isPermanent: true, reason: 'sunucu alıcının adresini kabul etmedi (550)', code: '550' })
})

test('a reply that starts with no reply code is quoted nowhere', () => {
  const failure = failureOf(errorOf({ code: 'EENVELOPE', command: 'RCPT TO', response: `55012345 ${WORDS}` }))
  expect(failure).toEqual({ isPermanent: false, reason: 'Sunucu iletiyi kabul etmiyor', code: 'EENVELOPE' })
})

test('an address that the library refuses to ask for is final', () => {
  const failure = failureOf(errorOf({ code: 'EENVELOPE', command: 'API' }))
  expect(failure).toMatchObject({ isPermanent: true, reason: 'alıcı adresi geçersiz' })
})

test.each([
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'Sunucu yanıt vermiyor'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'Sunucu bağlantıyı yarıda kesti'],
  [{ code: 'ESOCKET', command: 'CONN' }, 'Posta sunucusuna bağlanılamadı'],
  // A wrong password is the site's fault, and the owner can mend it.
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', response: '535 5.7.8 Bad credentials' },
    'Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi (535 5.7.8)',
  ],
  [{}, 'Beklenmeyen bir hata oluştu'],
])('%o is temporary', (fields, reason) => {
  expect(failureOf(errorOf(fields))).toMatchObject({ isPermanent: false, reason })
})

test('a mail that is given up says what its last attempt met, within one sentence', () => {
  expect(givenUp('Sunucu iletiyi kabul etmiyor (550 5.4.5)')).toBe(
    'üç gün boyunca gönderilemedi, çünkü sunucu iletiyi kabul etmiyor (550 5.4.5)',
  )
})

test('a mail that is given up without an attempt gives no cause', () => {
  expect(givenUp('')).toBe('üç gün boyunca gönderilemedi')
})
