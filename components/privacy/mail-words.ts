import type { MailKind } from '@/lib/mail/kinds'

/** What a mail told, in the middle of a sentence. */
const WORDS: Record<MailKind, string> = {
  'message-received': 'alındı',
  'order-opened': 'iş emri',
  'quote-ready': 'teklif',
  'decision-confirmed': 'karar',
  'step-reached': 'adım',
  delivered: 'teslim',
  'tracking-link': 'takip',
  'new-message': 'atölyeye bildirim',
  'new-decision': 'atölyeye bildirim',
  invitation: 'bildirim',
  'password-link': 'bildirim',
  'account-changed': 'bildirim',
}

/** Returns what a mail of a kind told. */
export function mailWord(kind: string): string {
  return WORDS[kind as MailKind] ?? 'bildirim'
}
