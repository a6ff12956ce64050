/** The mails, and what they are made of. `lib/mail/queue-mail.ts` writes one in a transaction. */
export type { CustomerMailKind, MailContent, MailKind, MessageFacts, OrderFacts, QuoteFacts } from '@/lib/mail/facts'
export {
  type AccountChange,
  accountChangedMail,
  invitationMail,
  passwordLinkMail,
} from '@/lib/mail/templates/account-mails'
export { messageReceivedMail, newMessageMail } from '@/lib/mail/templates/message-mails'
export { deliveredMail, orderOpenedMail, stepReachedMail, trackingLinkMail } from '@/lib/mail/templates/order-mails'
export { decisionConfirmedMail, newDecisionMail, quoteReadyMail } from '@/lib/mail/templates/quote-mails'
