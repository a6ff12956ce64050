import { randomUUID } from 'node:crypto'

export type MessageValues = Record<keyof typeof FIELD_LABELS, string>

/** Returns the values of a complete message with a unique email address, by which a test finds it. */
export function messageValues(changes: Partial<MessageValues> = {}): MessageValues {
  return {
    contactPerson: 'Işıl Öğütçü',
    companyName: 'Çınar Döküm',
    phone: '0532 555 01 23',
    email: `deneme-${randomUUID().slice(0, 8)}@ornek.example`,
    deviceBrand: 'Yumaro',
    deviceModel: 'YS2-40A-4HP',
    problemDescription: 'Sabah ilk açılışta AL16 veriyor.\nMotor kablosunu söktük, alarm yine çıktı.',
    ...changes,
  }
}

/** The labels of the form's fields, keyed by their names in the API. */
export const FIELD_LABELS = {
  contactPerson: 'Yetkili Kişi',
  companyName: 'Firma Adı',
  phone: 'Telefon',
  email: 'E-posta',
  deviceBrand: 'Cihaz Markası',
  deviceModel: 'Cihaz Modeli',
  problemDescription: 'Arıza Tanımı',
}

export const SEND_LABEL = 'Gönder'

export const THANKS = 'Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz.'
