/** Why a mail was not delivered. `reason` is Turkish and contains nothing that the mail server wrote. */
export type Failure = {
  /** Whether the server refused this mail for good. */
  isPermanent: boolean
  /** A sentence without its full stop. That of a permanent failure continues a sentence: '…gitmedi: alıcı …'. */
  reason: string
  /** The server's code or the library's, for the log. */
  code: string
}

/** Nodemailer's errors. `command` is the SMTP command that failed; 'API' means that nothing was asked. */
type MailError = Error & { code?: string; command?: string; responseCode?: number }

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

/** Codes that say in a certain reply what was wrong with the recipient. */
const RECIPIENT_REASONS: Record<number, string> = {
  550: 'alıcı posta kutusu yok',
  551: 'alıcı bu sunucuda değil',
  552: 'alıcı posta kutusu dolu',
  553: 'alıcı adresi geçersiz',
}

/** Returns why the server refused the mail itself for good. */
function refusal(command: string, status: number): string {
  if (command === 'RCPT TO') return RECIPIENT_REASONS[status] ?? 'sunucu alıcıyı kabul etmedi'
  return command === 'MAIL FROM' ? 'sunucu gönderen adresini kabul etmedi' : 'sunucu iletiyi kabul etmedi'
}

/** Refusals of the sender, the recipient or the message. Those of the connection or the sign-in may end. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Returns what an error of the transport means for the mail. */
export function failureOf(error: unknown): Failure {
  const { code = 'UNKNOWN', command = '', responseCode: status } = error as MailError
  if (code === 'EENVELOPE' && command === 'API') return { isPermanent: true, reason: 'alıcı adresi geçersiz', code }
  const isAboutTheMail = ABOUT_THE_MAIL.has(command)
  if (status && isAboutTheMail && status >= 500 && status !== 503) {
    return { isPermanent: true, reason: `${refusal(command, status)} (${status})`, code: String(status) }
  }
  const reason = isAboutTheMail && status ? 'Sunucu iletiyi şimdilik kabul etmiyor' : REASONS[code]
  const number = status ? ` (${status})` : ''
  return { isPermanent: false, reason: `${reason ?? 'E-posta gönderilemedi'}${number}`, code: String(status ?? code) }
}
