import type { Place } from '@/lib/orders/mails/circuit'
import type { OrderFacts } from '@/lib/orders/mails/facts'
import { absoluteUrl } from '@/lib/settings/urls'
import { orderPath } from '@/lib/site/pages'

/** Returns the address of the customer's page. */
export function orderUrl({ token }: Pick<OrderFacts, 'token'>): string {
  return absoluteUrl(orderPath(token))
}

/** Why a customer gets a mail about an order. */
export const orderReason = ({ number }: OrderFacts) => `Bu e-posta ${number} numaralı iş emri için gönderildi.`

export const PRIVATE_LINK = 'Bağlantı size özeldir; kararı siz verecekseniz başkasına iletmeyin.'

/** Where an order stands on the circuit. */
export function placeOf({ step, state, isApproved }: OrderFacts): Place {
  return { step, isApproved, isOver: state === 'delivered' }
}
