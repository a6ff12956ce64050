import { expect, test } from 'vitest'
import { failureOf, givenUp } from '@/lib/mail/failures'

const WORDS = '<gizli@ornek.example> is unknown here'
const errorOf = (fields: object) => Object.assign(new Error(`550 ${WORDS}`), fields)
const refused = (command: string, codes: string) =>
  failureOf(errorOf({ code: 'EENVELOPE', command, response: `${codes} ${WORDS}` }))

test.each([
  ['RCPT TO', '550', 'alıcı posta kutusu yok'],
  ['RCPT TO', '552', 'alıcı posta kutusu dolu'],
  ['RCPT TO', '554', 'sunucu alıcıyı kabul etmedi'],
  ['RCPT TO', '550 5.1.1', 'alıcı posta kutusu yok'],
  ['RCPT TO', '554 5.1.1', 'alıcı posta kutusu yok'],
  ['RCPT TO', '550 5.1.2', 'alıcının alan adı yok'],
  ['RCPT TO', '501 5.1.3', 'alıcı adresi geçersiz'],
  ['RCPT TO', '550 5.1.6', 'alıcı posta kutusu taşınmış'],
  ['RCPT TO', '550 5.1.10', 'alıcı adresi e-posta almıyor'],
  ['RCPT TO', '556', 'alıcı adresi e-posta almıyor'],
  ['RCPT TO', '550 5.2.1', 'alıcı posta kutusu kapalı'],
  ['RCPT TO', '550 5.2.2', 'alıcı posta kutusu dolu'],
  ['DATA', '554 5.2.2', 'alıcı posta kutusu dolu'],
  ['RCPT TO', '552 5.2.3', 'ileti, alıcının kabul ettiğinden büyük'],
  ['RCPT TO', '550 5.5.0', 'alıcı posta kutusu yok'],
  ['DATA', '554', 'sunucu iletiyi kabul etmedi'],
  ['DATA', '554 5.6.0', 'sunucu iletiyi kabul etmedi'],
])('after %s a %s is final, because only another address or mail helps', (command, codes, reason) => {
  expect(refused(command, codes)).toEqual({ isPermanent: true, reason: `${reason} (${codes})`, code: codes })
})

test.each([
  ['MAIL FROM', '550', 'Sunucu gönderen adresini kabul etmiyor'],
  ['MAIL FROM', '553', 'Sunucu gönderen adresini kabul etmiyor'],
  ['MAIL FROM', '550 5.1.1', 'Sunucu gönderen adresini kabul etmiyor'],
  ['RCPT TO', '501 5.1.7', 'Sunucu gönderen adresini kabul etmiyor'],
  ['RCPT TO', '550 5.1.8', 'Sunucu gönderen adresini kabul etmiyor'],
  ['RCPT TO', '450 4.1.8', 'Sunucu gönderen adresini kabul etmiyor'],
  ['DATA', '550 5.7.60', 'Sunucu gönderen adresini kabul etmiyor'],
  ['DATA', '554 5.2.252', 'Sunucu gönderen adresini kabul etmiyor'],
  ['RCPT TO', '550 5.1.0', 'Sunucu gönderenin ya da alıcının adresini kabul etmiyor'],
  ['DATA', '554 5.2.0', 'Sunucu gönderenin ya da alıcının adresini kabul etmiyor'],
  ['RCPT TO', '550 5.4.5', 'Gönderim kotası doldu'],
  ['DATA', '421 4.7.28', 'Gönderim kotası doldu'],
  ['DATA', '550 5.7.23', 'Gönderen alan adının SPF, DKIM ya da MX kaydı doğrulanamadı'],
  ['DATA', '550 5.7.26', 'Gönderen alan adının SPF, DKIM ya da MX kaydı doğrulanamadı'],
  ['RCPT TO', '550 5.7.25', 'Posta sunucusunun ters DNS kaydı doğrulanamadı'],
  ['RCPT TO', '550 5.7.1', 'Sunucu bu gönderime izin vermiyor'],
  ['RCPT TO', '554 5.7.1', 'Sunucu bu gönderime izin vermiyor'],
  ['DATA', '550 5.7.708', 'Sunucu bu gönderime izin vermiyor'],
  ['MAIL FROM', '530', 'Posta sunucusu oturum açılmasını ya da TLS istiyor'],
  ['MAIL FROM', '530 5.5.1', 'Posta sunucusu oturum açılmasını ya da TLS istiyor'],
  ['RCPT TO', '550 5.7.10', 'Posta sunucusu oturum açılmasını ya da TLS istiyor'],
  ['MAIL FROM', '535 5.7.8', 'Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi'],
  ['MAIL FROM', '552 5.3.4', 'İleti, sunucunun kabul ettiğinden büyük'],
  ['RCPT TO', '554 5.3.5', 'Posta sunucusu ileti alabilecek durumda değil'],
  ['RCPT TO', '550 5.4.1', 'Sunucu iletiyi alıcıya ulaştıramıyor'],
  ['RCPT TO', '504 5.5.2', 'Posta sunucusu gönderme komutunu kabul etmiyor'],
])('after %s a %s is tried again, because its cause can be mended', (command, codes, reason) => {
  expect(refused(command, codes)).toEqual({ isPermanent: false, reason: `${reason} (${codes})`, code: codes })
})

test.each([
  ['RCPT TO', '452 4.2.2', 'Alıcı posta kutusu dolu'],
  ['RCPT TO', '450 4.7.1', 'Sunucu iletiyi şimdilik kabul etmiyor'],
  ['RCPT TO', '450 4.1.1', 'Sunucu iletiyi şimdilik kabul etmiyor'],
  ['MAIL FROM', '452 4.4.5', 'Sunucu iletiyi şimdilik kabul etmiyor'],
  ['RCPT TO', '451', 'Sunucu iletiyi şimdilik kabul etmiyor'],
  ['DATA', '503', 'Sunucu iletiyi şimdilik kabul etmiyor'],
])('after %s a %s is tried again, because the server says so', (command, codes, reason) => {
  expect(refused(command, codes)).toEqual({ isPermanent: false, reason: `${reason} (${codes})`, code: codes })
})

test('the first line of a reply with several lines decides', () => {
  const response = '550-5.7.26 This mail is unauthenticated.\r\n550 5.1.1 Nobody here'
  const { reason, code } = failureOf(errorOf({ code: 'EMESSAGE', command: 'DATA', response }))
  expect([reason, code]).toEqual([
    'Gönderen alan adının SPF, DKIM ya da MX kaydı doğrulanamadı (550 5.7.26)',
    '550 5.7.26',
  ])
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
  expect(failure).toEqual({ isPermanent: true, reason: 'alıcı posta kutusu yok (550)', code: '550' })
})

test('a reply that starts with no reply code is quoted nowhere', () => {
  const failure = failureOf(errorOf({ code: 'EENVELOPE', command: 'RCPT TO', response: `55012345 ${WORDS}` }))
  expect(failure).toEqual({ isPermanent: false, reason: 'Beklenmeyen bir hata oluştu', code: 'EENVELOPE' })
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
  expect(givenUp('Gönderim kotası doldu (550 5.4.5)')).toBe(
    'üç gün boyunca gönderilemedi, çünkü gönderim kotası doldu (550 5.4.5)',
  )
  expect(givenUp('İleti, sunucunun kabul ettiğinden büyük (552 5.3.4)')).toContain('çünkü ileti, sunucunun')
})

test('a mail that is given up without an attempt gives no cause', () => {
  expect(givenUp('')).toBe('üç gün boyunca gönderilemedi')
})
