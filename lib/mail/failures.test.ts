import { expect, test } from 'vitest'
import { failureOf } from '@/lib/mail/failures'

const errorOf = (fields: object) => Object.assign(new Error('550 <gizli@ornek.example> unknown'), fields)

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'alıcı posta kutusu yok (550)'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 554 }, 'sunucu alıcıyı kabul etmedi (554)'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'sunucu gönderen adresini kabul etmedi (553)'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'sunucu iletiyi kabul etmedi (554)'],
  [{ code: 'EENVELOPE', command: 'API' }, 'alıcı adresi geçersiz'],
])('%o is permanent', (fields, reason) => {
  expect(failureOf(errorOf(fields))).toMatchObject({ isPermanent: true, reason })
})

test.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'Sunucu iletiyi şimdilik kabul etmiyor (451)'],
  [{ code: 'EENVELOPE', command: 'DATA', responseCode: 503 }, 'Sunucu iletiyi şimdilik kabul etmiyor (503)'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'Sunucu yanıt vermiyor'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'Sunucu bağlantıyı yarıda kesti'],
  [{ code: 'ESOCKET', command: 'CONN' }, 'Posta sunucusuna bağlanılamadı'],
  // A wrong password is the site's fault, and the owner can mend it.
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 },
    'Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi (535)',
  ],
  [{}, 'E-posta gönderilemedi'],
])('%o is temporary', (fields, reason) => {
  expect(failureOf(errorOf(fields))).toMatchObject({ isPermanent: false, reason })
})
