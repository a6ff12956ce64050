/** The mails, and what they are made of. `lib/mail/queue-mail.ts` writes one in a transaction. */
export type { CustomerMailKind, MailContent, MailKind, MessageFacts, OrderFacts, QuoteFacts } from '@/lib/mail/facts'
export { type AccountChange, accountChangedMail, invitationMail, passwordLinkMail } from '@/lib/accounts/mails'
export { messageReceivedMail, newMessageMail } from '@/lib/contact/mails'
export { deliveredMail, orderOpenedMail, stepReachedMail, trackingLinkMail } from '@/lib/orders/mails/order-mails'
export { decisionConfirmedMail, newDecisionMail, quoteReadyMail } from '@/lib/orders/mails/quote-mails'
