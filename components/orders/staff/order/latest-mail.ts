import type { OrderJson } from '@/lib/orders/order/output'
import { APPROVAL, stepAsDestination } from '@/lib/orders/steps'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { emailKey } from '@/lib/platform/fields/text'
import { type MailKind, mailKind } from '@/lib/mail/kinds'

type MailOrder = Pick<OrderJson, 'mails' | 'events' | 'email' | 'mailIsConfigured'>

/** Status of the latest email to the customer. `time` is shown below the text. */
type LatestMail = { status: 'sent' | 'waiting' | 'failed' | 'none'; text: string; time?: string }

/** Returns the name of an email to the customer about an order, or undefined for other emails. */
const nameOf = (kind: string) => mailKind(kind)?.name

const timeOfDay = (time: string) => formatDateTime(time).slice(-5)
/** Ends a reason with one full stop. */
const withFullStop = (text: string) => `${text.replace(/\.+$/, '')}.`

const NOT_CONFIGURED = 'E-posta gönderimi ayarlı değil'

export function sendingEffect({ email, mailIsConfigured }: MailOrder): string {
  const moveText = `İş emri ${stepAsDestination(APPROVAL)} geçer`
  if (!email) return `${moveText}.`
  return mailIsConfigured ? `${moveText}, müşteriye e-posta gider.` : `${moveText}. ${NOT_CONFIGURED}.`
}

export function latestMailOf({ mails, email, mailIsConfigured }: MailOrder): LatestMail {
  if (!mailIsConfigured) return { status: 'none', text: NOT_CONFIGURED }
  const mail = mails.find(({ kind }) => nameOf(kind))
  if (!mail) return { status: 'none', text: email ? 'Henüz e-posta gönderilmedi' : 'İş emrinde e-posta adresi yok' }
  const name = nameOf(mail.kind)
  const { status, attempts, lastError, nextAttemptAt, sentAt, createdAt } = mail
  switch (status) {
    case 'sent':
      return { status: 'sent', text: `${name} gönderildi`, time: formatDateTime(sentAt ?? createdAt) }
    case 'failed':
      return { status: 'failed', text: `${name} gitmedi: ${withFullStop(lastError)}` }
    case 'written':
      return { status: 'none', text: `${name} gönderilmedi, çünkü gönderim ayarlı değildi` }
    default:
      if (attempts === 0) return { status: 'waiting', text: `${name} sırada` }
      return {
        status: 'waiting',
        text: `${name} deneniyor: ${withFullStop(lastError)} 3 gün boyunca denenir.`,
        time: nextAttemptAt ? `${attempts + 1}. deneme ${timeOfDay(nextAttemptAt)}` : undefined,
      }
  }
}

/** Whether an email has told the customer about an order's newest event, as a status and as a text. */
export type EventMail = { status: 'sent' | 'sending' | 'retrying' | 'failed' | 'none'; text: string }

/** Returns the status of the email that announces an order's newest event. */
export function eventMailOf({ mails, events, email, mailIsConfigured }: MailOrder, kind: MailKind): EventMail {
  const [event] = events
  const mail = mails.find(
    (candidate) => candidate.kind === kind && event !== undefined && candidate.createdAt >= event.createdAt,
  )
  if (!mail || !mailIsConfigured || mail.status === 'written') {
    if (email === '') return { status: 'none', text: 'İş emrinde e-posta adresi yok.' }
    const isUnconfigured = !mailIsConfigured || mail?.status === 'written'
    return { status: 'none', text: isUnconfigured ? 'E-posta ayarlı değil.' : 'E-posta gönderilmedi.' }
  }
  const { status, recipient, lastError, attempts, sentAt, createdAt } = mail
  if (status === 'sent') return { status, text: `E-posta gitti: ${recipient}, ${timeOfDay(sentAt ?? createdAt)}` }
  if (status === 'failed') return { status, text: `${recipient}: ${withFullStop(lastError)}` }
  if (attempts === 0) return { status: 'sending', text: `E-posta yolda: ${recipient}` }
  return { status: 'retrying', text: `${recipient}: ${withFullStop(lastError)} 3 gün boyunca denenir.` }
}

/** Returns an outdated address to which the current link was emailed, or null. The link opens the order until staff renew it. */
export function outdatedRecipientOf({ mails, email, events }: MailOrder): string | null {
  const linkRenewedAt = events.find(({ kind }) => kind === 'link')?.createdAt ?? ''
  const outdatedMail = mails.find(({ kind, status, recipient, createdAt }) => {
    return nameOf(kind) && status !== 'failed' && createdAt > linkRenewedAt && emailKey(recipient) !== emailKey(email)
  })
  return outdatedMail?.recipient ?? null
}
