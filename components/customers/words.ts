import type { FormFailure } from '@/components/admin/form/use-submit'

/** The beginnings of error messages. The reason follows. */
export const CUSTOMER_LIST_ERROR = 'Müşteriler yüklenirken bir hata oluştu: '
export const CUSTOMER_LOAD_ERROR = 'Müşteri yüklenirken bir hata oluştu: '
export const CUSTOMER_SAVE_ERROR = 'Müşteri kaydedilirken bir hata oluştu: '

export const customerSaveFailure = ({ message }: { message: string }): FormFailure => ({
  text: CUSTOMER_SAVE_ERROR + message,
})

type CustomerNames = { companyName: string; contactPerson: string }

/** Returns a customer's name: the company, or the person. */
export const customerName = ({ companyName, contactPerson }: CustomerNames) => companyName || contactPerson

type CustomerCounts = { orders: number; devices: number; messages: readonly unknown[] }

/** Returns '7 iş emri, 4 cihaz, 3 mesaj'. */
export const countsText = ({ orders, devices, messages }: CustomerCounts) =>
  `${orders} iş emri, ${devices} cihaz, ${messages.length} mesaj`

type SharedContacts = { samePhone: boolean; sameEmail: boolean }

/** Returns which contact data two customers share, in the accusative. */
export const sharedWords = ({ samePhone, sameEmail }: SharedContacts) =>
  samePhone && sameEmail ? 'aynı telefonu ve e-postayı' : samePhone ? 'aynı telefonu' : 'aynı e-postayı'
