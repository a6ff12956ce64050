import type { OrderFacts } from '@/lib/mail/facts'
import { oneLine } from '@/lib/mail/layout/html'
import type { Place } from '@/lib/mail/layout/circuit'
import { absoluteUrl } from '@/lib/settings/urls'
import { orderPath } from '@/lib/site/pages'

/** Returns brand and model, or '' if neither is known. */
export function deviceName({ deviceBrand, deviceModel }: { deviceBrand: string; deviceModel: string }): string {
  return oneLine(`${deviceBrand} ${deviceModel}`)
}

export function greeting({ contactPerson }: { contactPerson: string }): string {
  return `Sayın ${oneLine(contactPerson)},`
}

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
