import type { FormFailure } from '@/components/admin/form/use-submit'
import type { CustomerJson } from '@/lib/customers/output'

/** The beginnings of error messages. The reason follows. */
export const CUSTOMER_LIST_ERROR = 'Müşteriler yüklenirken bir hata oluştu: '
export const CUSTOMER_LOAD_ERROR = 'Müşteri yüklenirken bir hata oluştu: '
export const CUSTOMER_SAVE_ERROR = 'Müşteri kaydedilirken bir hata oluştu: '

export const customerSaveFailure = ({ message }: { message: string }): FormFailure => ({
  text: CUSTOMER_SAVE_ERROR + message,
})

/** Returns a customer's name: the company, or the person. */
export const customerName = ({ companyName, contactPerson }: Pick<CustomerJson, 'companyName' | 'contactPerson'>) =>
  companyName || contactPerson

/** Returns '7 iş emri, 4 cihaz, 3 mesaj'. */
export const countsText = ({ orders, devices, messages }: CustomerJson) =>
  `${orders} iş emri, ${devices} cihaz, ${messages.length} mesaj`

/** Returns which contact data two customers share, in the accusative. */
export const sharedWords = ({ samePhone, sameEmail }: { samePhone: boolean; sameEmail: boolean }) =>
  samePhone && sameEmail ? 'aynı telefonu ve e-postayı' : samePhone ? 'aynı telefonu' : 'aynı e-postayı'
