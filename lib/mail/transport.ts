import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { LOGO } from '@/lib/mail/layout/layout'
import { logoForPrint } from '@/lib/platform/media/print-pictures'
import { currentSettings } from '@/lib/settings/data'
import { env } from '@/lib/platform/env'
import type { Mail } from '@/lib/generated/prisma/client'
import { cleanEmail } from '@/lib/platform/fields/mail-address'
import { EMAIL } from '@/lib/platform/fields/text'

/** The columns of the table `mails` that sending needs. */
export type OutgoingMail = Pick<Mail, 'id' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'> & {
  /** The address for replies, by default the company's. */
  replyTo?: string
}

export type Attachment = { filename: string; content: Buffer; contentType: string; cid?: string }

/**
 * How long a mail server may be silent, and how long an email may take in all, because the other emails wait meanwhile. Parameters
 * of SMTP_URL take precedence: a server that checks emails for longer would otherwise get the same email again.
 */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 30_000 }
const MAX_SENDING_MS = 10 * 60_000

/**
 * One connection, kept open for a few seconds, because a message triggers two emails. A second connection is used only if the
 * first was lost before a byte of the email was sent.
 */
const CONNECTION = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 3000 } as const

let transport: Transporter | undefined

/** Nothing in an email may make the library read files or fetch addresses. */
const NO_EXTERNAL_ACCESS = { disableFileAccess: true, disableUrlAccess: true }

/** Returns the logo as an attachment, if the email shows it. If its file is missing, mail clients show the company's name. */
async function logoAttachment(html: string, logoPath?: string): Promise<Attachment[]> {
  const dataUrl = logoPath && html.includes(`cid:${LOGO}`) && (await logoForPrint(logoPath).catch(() => undefined))
  if (!dataUrl) return []
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return [{ filename: 'logo.png', content, contentType: 'image/png', cid: LOGO }]
}

/** Returns an address for a header, or undefined if it could be several addresses or would break the header. */
function headerAddress(email: string): { name: string; address: string } | undefined {
  const address = cleanEmail(email)
  return EMAIL.test(address) && /^[\x21-\x7e]+@\P{C}+$/u.test(address) ? { name: '', address } : undefined
}

async function messageOf(
  { id, recipient, subject, text, html, createdAt, replyTo = '' }: OutgoingMail,
  attachments: Attachment[],
): Promise<SendMailOptions> {
  const { company, contact, look } = await currentSettings()
  const { MAIL_FROM, SITE_URL } = env()
  return {
    from: MAIL_FROM ?? { name: company.name, address: contact.email },
    // An object, because a string would be parsed as a list of addresses.
    to: { name: '', address: cleanEmail(recipient) },
    replyTo: headerAddress(replyTo) ?? headerAddress(contact.email),
    subject,
    text,
    html,
    attachments: [...attachments, ...(await logoAttachment(html, look.logo?.path))],
    date: createdAt,
    // The same for each attempt, so that the recipient's server can drop a second copy.
    messageId: `<${id}@${new URL(SITE_URL).hostname}>`,
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...NO_EXTERNAL_ACCESS,
  }
}

/**
 * Sends an email through the server in SMTP_URL, and resolves when it has accepted the email. Without SMTP_URL, writes a file.
 * @returns the email's new status
 * @throws an error of nodemailer or of the file system; failureOf explains it
 */
export async function deliver(
  mail: OutgoingMail,
  signal: AbortSignal,
  attachments: Attachment[] = [],
): Promise<'sent' | 'written'> {
  const { SMTP_URL } = env()
  if (!SMTP_URL) {
    await writeToFile(mail, attachments)
    return 'written'
  }
  transport ??= createTransport({ ...CONNECTION, ...TIMEOUTS, ...NO_EXTERNAL_ACCESS, url: SMTP_URL })
  await transport.sendMail({
    ...(await messageOf(mail, attachments)),
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_SENDING_MS)]),
  })
  return 'sent'
}

/** Returns the folder of the emails that are written to files instead of sent. */
export function mailFolder(): string {
  return path.resolve(env().DATA_DIR, 'mail')
}

/** Writes an email as an .eml file, readable by its owner only. A second attempt writes the same file. */
async function writeToFile(mail: OutgoingMail, attachments: Attachment[]): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail(await messageOf(mail, attachments))
  const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')
  const folder = mailFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${time}-${mail.id}.eml`)
  await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}
