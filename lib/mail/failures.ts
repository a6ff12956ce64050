import { withinSentence } from '@/lib/platform/turkish/case'

/** Why an email was not delivered. `reason` is Turkish and contains nothing from the mail server except its codes. */
export type Failure = {
  /** Whether only another address would help. */
  isPermanent: boolean
  /** A sentence without its full stop. For a permanent failure it continues a sentence: '…gitmedi: sunucu …'. */
  reason: string
  /** The code of the server or the library, for the log. */
  code: string
}

/** Nodemailer's errors, and EPAPERS for an attachment that could not be rendered. `command` is the SMTP command that failed; 'API' means that nothing was sent. */
type MailError = Error & { code?: string; command?: string; response?: string }

const REASONS: Record<string, string> = {
  ETIMEDOUT: 'Sunucu yanıt vermiyor',
  EABORT: 'Sunucu yanıt vermiyor',
  EDNS: 'Posta sunucusunun adı bulunamadı',
  ESOCKET: 'Posta sunucusuna bağlanılamadı',
  ECONNECTION: 'Sunucu bağlantıyı yarıda kesti',
  ETLS: 'Posta sunucusuyla güvenli bağlantı kurulamadı',
  EPROTOCOL: 'Posta sunucusu beklenmedik bir yanıt verdi',
  EAUTH: 'Posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi',
  ENOAUTH: 'Posta sunucusu kullanıcı adı ve şifre istiyor',
  EENVELOPE: 'Sunucu iletiyi kabul etmiyor',
  EMESSAGE: 'Sunucu iletiyi kabul etmiyor',
  EPAPERS: 'Ekindeki belge hazırlanamadı',
}

/** A reply code, and the enhanced code if the reply's text starts with one of the same class (RFC 2034, 4). */
const CODES = /^([2-5])\d\d(?!\d)(?:[ -]\1(?:\.(?:0|[1-9]\d{0,2})){2}(?=\s|$))?/

/** The mailbox, domain or address does not exist, has moved, is closed or accepts no email (RFC 3463; 5.1.10: RFC 7505). */
const RECIPIENT_CODES = / 5\.(1\.([1-6]|10)|2\.1)$/

/** Whether a refusal concerns the recipient. A 550 without an enhanced code concerns the recipient only after RCPT TO. */
function concernsRecipient(command: string, codes: string): boolean {
  // Before RCPT TO no recipient was named, so the refusal concerns the sender.
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  return RECIPIENT_CODES.test(codes) || (command === 'RCPT TO' && codes === '550')
}

/** Returns the failure for an error of the transport. */
export function failureOf(error: unknown): Failure {
  const { code = 'UNKNOWN', command = '', response = '' } = error as MailError
  if (code === 'EENVELOPE' && command === 'API') return { isPermanent: true, reason: 'alıcı adresi geçersiz', code }
  const codes = CODES.exec(response)?.[0].replace('-', ' ')
  const isPermanent = codes !== undefined && concernsRecipient(command, codes)
  const generalReason = REASONS[code] ?? 'Beklenmeyen bir hata oluştu'
  const reason = isPermanent ? 'sunucu alıcının adresini kabul etmedi' : generalReason
  return { isPermanent, reason: codes ? `${reason} (${codes})` : reason, code: codes ?? code }
}

/** Returns the reason why an email expired after three days; it continues a sentence. `reason` is the failure of the last attempt. */
export function expiredReason(reason: string): string {
  const sentence = 'üç gün boyunca gönderilemedi'
  return reason ? `${sentence}, çünkü ${withinSentence(reason)}` : sentence
}
