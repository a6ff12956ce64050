import type { OrderJson } from '@/lib/orders/order/output'
import { APPROVAL, stepAsDestination } from '@/lib/orders/steps'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { emailKey } from '@/lib/platform/fields/text'
import { type MailKind, mailKind } from '@/lib/mail/kinds'

/** Status of the latest email to the customer. `time` is shown below the text. */
export type LatestMail = { tone: 'sent' | 'waiting' | 'failed' | 'none'; text: string; time?: string }

/** Returns the name of an email to the customer about an order, undefined for other emails. */
const nameOf = (kind: string) => mailKind(kind)?.name

const timeOfDay = (time: string) => formatDateTime(time).slice(-5)
/** Ends a reason with one full stop. */
const sentence = (text: string) => `${text.replace(/\.+$/, '')}.`

const NOT_CONFIGURED = 'E-posta gönderimi ayarlı değil'

export function sendingEffect({ email, mailIsConfigured }: Pick<OrderJson, 'email' | 'mailIsConfigured'>): string {
  const move = `İş emri ${stepAsDestination(APPROVAL)} geçer`
  if (!email) return `${move}.`
  return mailIsConfigured ? `${move}, müşteriye e-posta gider.` : `${move}. ${NOT_CONFIGURED}.`
}

export function latestMailOf({
  mails,
  email,
  mailIsConfigured,
}: Pick<OrderJson, 'mails' | 'email' | 'mailIsConfigured'>): LatestMail {
  if (!mailIsConfigured) return { tone: 'none', text: NOT_CONFIGURED }
  const mail = mails.find(({ kind }) => nameOf(kind))
  if (!mail) return { tone: 'none', text: email ? 'Henüz e-posta gönderilmedi' : 'İş emrinde e-posta adresi yok' }
  const name = nameOf(mail.kind)
  const { status, attempts, lastError, nextAttemptAt, sentAt, createdAt } = mail
  switch (status) {
    case 'sent':
      return { tone: 'sent', text: `${name} gönderildi`, time: formatDateTime(sentAt ?? createdAt) }
    case 'failed':
      return { tone: 'failed', text: `${name} gitmedi: ${sentence(lastError)}` }
    case 'written':
      return { tone: 'none', text: `${name} gönderilmedi, çünkü gönderim ayarlı değildi` }
    default:
      if (attempts === 0) return { tone: 'waiting', text: `${name} sırada` }
      return {
        tone: 'waiting',
        text: `${name} deneniyor: ${sentence(lastError)} 3 gün boyunca denenir.`,
        time: nextAttemptAt ? `${attempts + 1}. deneme ${timeOfDay(nextAttemptAt)}` : undefined,
      }
  }
}

/** Whether an email has told the customer about an order's newest event, as a status and as a text. */
export type EventMail = { status: 'sent' | 'sending' | 'retrying' | 'failed' | 'none'; text: string }

/** Returns the email that announces an order's newest event. */
export function eventMailOf(
  {
    mails,
    events: [event],
    email,
    mailIsConfigured,
  }: Pick<OrderJson, 'mails' | 'events' | 'email' | 'mailIsConfigured'>,
  kind: MailKind,
): EventMail {
  const mail = mails.find((sent) => sent.kind === kind && event !== undefined && sent.createdAt >= event.createdAt)
  if (!mail || !mailIsConfigured || mail.status === 'written') {
    if (email === '') return { status: 'none', text: 'İş emrinde e-posta adresi yok.' }
    const isUnconfigured = !mailIsConfigured || mail?.status === 'written'
    return { status: 'none', text: isUnconfigured ? 'E-posta ayarlı değil.' : 'E-posta gönderilmedi.' }
  }
  const { status, recipient, lastError, attempts, sentAt, createdAt } = mail
  if (status === 'sent') return { status, text: `E-posta gitti: ${recipient}, ${timeOfDay(sentAt ?? createdAt)}` }
  if (status === 'failed') return { status, text: `${recipient}: ${sentence(lastError)}` }
  if (attempts === 0) return { status: 'sending', text: `E-posta yolda: ${recipient}` }
  return { status: 'retrying', text: `${recipient}: ${sentence(lastError)} 3 gün boyunca denenir.` }
}

/** Returns another address to which the current link was emailed, or null. That address can open the order until the link is renewed. */
export function outdatedRecipientOf({
  mails,
  email,
  events,
}: Pick<OrderJson, 'mails' | 'email' | 'events'>): string | null {
  const since = events.find(({ kind }) => kind === 'link')?.createdAt ?? ''
  const outdatedMail = mails.find(({ kind, status, recipient, createdAt }) => {
    return nameOf(kind) && status !== 'failed' && createdAt > since && emailKey(recipient) !== emailKey(email)
  })
  return outdatedMail?.recipient ?? null
}
