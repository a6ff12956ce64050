import { withinSentence } from '@/lib/format/within-sentence'
import { codesOf, meaningOf } from '@/lib/mail/replies'

/** Why a mail was not delivered. `reason` is Turkish and contains nothing that the mail server wrote but its codes. */
export type Failure = {
  /** Whether the server refused this mail for good. */
  isPermanent: boolean
  /** A sentence without its full stop. That of a permanent failure continues a sentence: '…gitmedi: alıcı …'. */
  reason: string
  /** The server's codes or the library's, for the log. */
  code: string
}

/** Nodemailer's errors. `command` is the SMTP command that failed; 'API' means that nothing was asked. */
type MailError = Error & { code?: string; command?: string; response?: string }

const REASONS: Record<string, string> = {
  ETIMEDOUT: 'Sunucu yanıt vermiyor',
  EABORT: 'Sunucu yanıt vermiyor',
  EDNS: 'Posta sunucusunun adı bulunamadı',
  ESOCKET: 'Posta sunucusuna bağlanılamadı',
  ECONNECTION: 'Sunucu bağlantıyı yarıda kesti',
  ETLS: 'Posta sunucusuyla güvenli bağlantı kurulamadı',
  EPROTOCOL: 'Posta sunucusu beklenmedik bir yanıt verdi',
  EAUTH: 'Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi',
  ENOAUTH: 'Posta sunucusu kullanıcı adı ve parola istiyor',
}

/** Refusals of the sender, the recipient or the message. Those of the connection or the sign-in may end. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Returns what an error of the transport means for the mail. */
export function failureOf(error: unknown): Failure {
  const { code = 'UNKNOWN', command = '', response = '' } = error as MailError
  if (code === 'EENVELOPE' && command === 'API') return { isPermanent: true, reason: 'alıcı adresi geçersiz', code }
  const unanswered = REASONS[code] ?? 'Beklenmeyen bir hata oluştu'
  const codes = codesOf(response)
  if (!codes) return { isPermanent: false, reason: unanswered, code }
  const about = ABOUT_THE_MAIL.has(command) ? meaningOf(command, codes) : { isPermanent: false, reason: unanswered }
  return { isPermanent: about.isPermanent, reason: `${about.reason} (${codes})`, code: codes }
}

/** Returns why a mail is given up after three days. It continues a sentence, too. `reason` is the last attempt's, if any. */
export function givenUp(reason: string): string {
  const sentence = 'üç gün boyunca gönderilemedi'
  return reason ? `${sentence}, çünkü ${withinSentence(reason)}` : sentence
}
