/** What a reply of a mail server means. The words are ours, because those of a server may quote anything. */
type Meaning = { isPermanent: boolean; reason: string }

/** A reply code, and the enhanced code if the reply's text starts with one of the same class (RFC 2034, 4). */
const CODES = /^([2-5])\d\d(?!\d)(?:[ -]\1(?:\.(?:0|[1-9]\d{0,2})){2}(?=\s|$))?/

/** Returns the codes of a reply, '550 5.7.1' or '550', or undefined if it starts with none. */
export function codesOf(reply: string): string | undefined {
  return CODES.exec(reply)?.[0].replace('-', ' ')
}

const SENDER = 'Sunucu gönderen adresini kabul etmiyor'
const SIGN_IN = 'Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi'

/**
 * What the owner of the site or of the mail server can mend, or what passes; the first pattern that fits counts. The codes
 * are those of RFC 3463 and of IANA's registry (RFC 5248): sender, message size, system, routing, protocol, policy. Those that
 * leave open whom they mean (5.1.0, 5.2.0, 5.4.z) are here, because a mail that is given up by mistake is lost.
 */
const MENDABLE: readonly (readonly [RegExp, string])[] = [
  // RFC 4954 and, for TLS, RFC 3207 and RFC 5248. Servers give a 530 different enhanced codes.
  [/^5(30|38|23)\b| [45]\.7\.1[01]$/, 'Posta sunucusu oturum açılmasını ya da TLS istiyor'],
  [/^53[45]\b| [45]\.7\.([89]|1[23])$/, SIGN_IN],
  // The last two are Microsoft's for a sender that the account may not use.
  [/ [45]\.1\.[78]$| 5\.7\.60$| 5\.2\.252$/, SENDER],
  // Postfix writes 5.1.0 of an unknown sender at RCPT TO, Microsoft 5.2.0 of one that the account may not use.
  [/ 5\.[12]\.0$/, 'Sunucu gönderenin ya da alıcının adresini kabul etmiyor'],
  // RFC 3463 knows 5.4.5 as 4.4.5 only, a busy system. Gmail means the account's daily limit. X.7.28 is RFC 7372's flood.
  [/ 5\.4\.5$| [45]\.7\.28$/, 'Gönderim kotası doldu'],
  // RFC 7372 and, for X.7.27, RFC 7505. Gmail uses X.7.27 for SPF and X.7.30 for DKIM.
  [/ [45]\.7\.(2[0-4]|2[67]|30)$/, 'Gönderen alan adının SPF, DKIM ya da MX kaydı doğrulanamadı'],
  [/ [45]\.7\.25$/, 'Posta sunucusunun ters DNS kaydı doğrulanamadı'],
  [/ 5\.7\.\d+$/, 'Sunucu bu gönderime izin vermiyor'],
  [/ 5\.3\.4$/, 'İleti, sunucunun kabul ettiğinden büyük'],
  [/ 5\.3\.[125]$/, 'Posta sunucusu ileti alabilecek durumda değil'],
  [/ 5\.4\.\d+$/, 'Sunucu iletiyi alıcıya ulaştıramıyor'],
  [/ 5\.5\.[124]$/, 'Posta sunucusu gönderme komutunu kabul etmiyor'],
  [/ 4\.2\.2$/, 'Alıcı posta kutusu dolu'],
]

/** What only another address can mend (RFC 3463; RFC 7505 and, for an unknown recipient, Microsoft: 5.1.10). */
const ABOUT_RECIPIENT: readonly (readonly [RegExp, string])[] = [
  [/ 5\.1\.1$/, 'alıcı posta kutusu yok'],
  [/ 5\.1\.2$/, 'alıcının alan adı yok'],
  [/ 5\.1\.[34]$/, 'alıcı adresi geçersiz'],
  [/ 5\.1\.6$/, 'alıcı posta kutusu taşınmış'],
  [/ 5\.1\.10$/, 'alıcı adresi e-posta almıyor'],
  [/ 5\.2\.1$/, 'alıcı posta kutusu kapalı'],
  [/ 5\.2\.2$/, 'alıcı posta kutusu dolu'],
  [/ 5\.2\.3$/, 'ileti, alıcının kabul ettiğinden büyük'],
]

/** What a refused recipient means where no enhanced code tells more (RFC 5321, 4.2.3; RFC 7504). */
const REFUSED_RECIPIENT: Record<string, string> = {
  550: 'alıcı posta kutusu yok',
  551: 'alıcı bu sunucuda değil',
  552: 'alıcı posta kutusu dolu',
  553: 'alıcı adresi geçersiz',
  556: 'alıcı adresi e-posta almıyor',
}

const find = (table: readonly (readonly [RegExp, string])[], codes: string) =>
  table.find(([pattern]) => pattern.test(codes))?.[1]

/**
 * Returns what the reply to an SMTP command that names the sender, the recipient or the message means. 503 is about the order
 * of commands and may be otherwise on the next connection.
 */
export function meaningOf(command: string, codes: string): Meaning {
  const mendable = find(MENDABLE, codes)
  if (mendable) return { isPermanent: false, reason: mendable }
  if (!codes.startsWith('5') || codes.startsWith('503')) {
    return { isPermanent: false, reason: 'Sunucu iletiyi şimdilik kabul etmiyor' }
  }
  // No recipient was named yet, so this is about MAIL_FROM.
  if (command === 'MAIL FROM') return { isPermanent: false, reason: SENDER }
  const reason = find(ABOUT_RECIPIENT, codes)
  if (reason || command !== 'RCPT TO') return { isPermanent: true, reason: reason ?? 'sunucu iletiyi kabul etmedi' }
  return { isPermanent: true, reason: REFUSED_RECIPIENT[codes.slice(0, 3)] ?? 'sunucu alıcıyı kabul etmedi' }
}
