import type { CustomerOrder } from '@/lib/orders/tracking'
import type { PhotoRow } from '@/lib/orders/data'
import type { Step } from '@/lib/orders/steps'
import type { Currency, DecidedHow, Decision, OrderState } from '@/lib/orders/schema'
import { amountsOf } from '@/lib/orders/quotes'
import { day, time } from '@/lib/orders/serialize'

/** Returns a photo as the customer sees it. It is read from `/is-emri/{token}/foto/{id}`. */
export function serializeCustomerPhoto({ id, width, height, caption, author, createdAt }: PhotoRow) {
  return { id, width, height, caption, isOwn: author === '', at: time(createdAt)! }
}

/** Returns an order as its customer sees it: nothing internal, no token. */
export function serializeForCustomer(order: CustomerOrder) {
  const { number, companyName, contactPerson, deviceBrand, deviceModel, serialNumber, accessories } = order
  const { quote, previousQuote } = order
  return {
    number,
    companyName,
    contactPerson,
    deviceBrand,
    deviceModel,
    serialNumber,
    accessories,
    faultDescription: order.faultDescription,
    diagnosis: order.diagnosis,
    diagnosedAt: time(order.diagnosedAt),
    step: order.step as Step,
    state: order.state as OrderState,
    /** When each step was reached last, in the order of STEPS; null for steps that were not. */
    reachedAt: order.reachedAt.map(time),
    closedAt: time(order.closedAt),
    warrantyUntil: day(order.warrantyUntil),
    /** The day until which this page can be read, for a closed order. */
    readableUntil: day(order.readableUntil),
    part: order.partShown && order.waitingForPart ? { expectedOn: day(order.partExpectedOn) } : null,
    quote: quote && {
      version: quote.version,
      currency: quote.currency as Currency,
      vatRate: quote.vatRate,
      ...amountsOf(quote),
      work: quote.work,
      leadDays: quote.leadDays,
      validUntil: day(quote.validUntil)!,
      isExpired: order.isQuoteExpired,
      sentAt: time(quote.sentAt)!,
      decision: quote.decision as Decision | null,
      decidedAt: time(quote.decidedAt),
      decidedBy: quote.decidedBy,
      decidedHow: quote.decidedHow as DecidedHow | '',
      decisionNote: quote.decisionNote,
      /** What was to be paid by the version before, in the same currency. */
      previousTotal: previousQuote && previousQuote.currency === quote.currency ? amountsOf(previousQuote).total : null,
    },
    /** Sentences for the customer, newest first. */
    texts: order.texts.map(({ text, createdAt }) => ({ text, at: time(createdAt)! })),
    photos: order.photos.map(serializeCustomerPhoto),
    /** How many photos the customer can still add. 0 for a closed order. */
    photosLeft: order.photosLeft,
  }
}
export type CustomerOrderJson = ReturnType<typeof serializeForCustomer>
