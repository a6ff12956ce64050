import type { Currency } from '@/lib/orders/quote/fields'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { formatMoney } from '@/lib/platform/turkish/money'

/** Words before {reason}. */
export const LIST_ERROR = 'Müşteriler yüklenirken bir hata oluştu: '
export const LOAD_ERROR = 'Müşteri yüklenirken bir hata oluştu: '
export const SAVE_ERROR = 'Müşteri kaydedilirken bir hata oluştu: '

export const saveFailure = ({ message }: { message: string }): FormFailure => ({ text: SAVE_ERROR + message })

type Named = { companyName: string; contactPerson: string }

/** Returns what a customer is called: the company, or the person. */
export const nameOf = ({ companyName, contactPerson }: Named) => companyName || contactPerson

type Same = { samePhone: boolean; sameEmail: boolean }

/** Returns what two customers share, as what they use. */
export const sharedWords = ({ samePhone, sameEmail }: Same) =>
  samePhone && sameEmail ? 'aynı telefonu ve e-postayı' : samePhone ? 'aynı telefonu' : 'aynı e-postayı'

/** Returns sums as texts, one for each currency. */
export const moneyLines = (sums: readonly { currency: Currency; amount: number }[]) =>
  sums.map(({ currency, amount }) => formatMoney(amount, currency))
