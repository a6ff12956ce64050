import type { Page } from '@playwright/test'
import { main } from './public'

/** What a visitor writes into the work-order form. */
export type WorkOrder = {
  contactPerson: string
  companyName: string
  phone: string
  email: string
  deviceBrand: string
  deviceModel: string
  problemDescription: string
}

let senders = 0

/** A complete work order from a sender of its own, by whose address its message is found again. */
export function workOrder(changes: Partial<WorkOrder> = {}): WorkOrder {
  return {
    contactPerson: 'Işıl Öğütçü',
    companyName: 'Çınar Döküm',
    phone: '0532 555 01 23',
    email: `deneme-${process.pid}-${++senders}@ornek.example`,
    deviceBrand: 'Yumaro',
    deviceModel: 'YS2-40A-4HP',
    problemDescription: 'Sabah ilk açılışta AL16 veriyor.\nMotor kablosunu söktük, alarm yine çıktı.',
    ...changes,
  }
}

/** Field of the form by what it is called in the API; the label is the one that the visitor reads. */
const LABELS: Record<keyof WorkOrder, string> = {
  contactPerson: 'Yetkili Kişi',
  companyName: 'Firma Adı',
  phone: 'Telefon',
  email: 'E-posta',
  deviceBrand: 'Cihaz Markası',
  deviceModel: 'Cihaz Modeli',
  problemDescription: 'Arıza Tanımı',
}

export const FIELDS = Object.keys(LABELS) as (keyof WorkOrder)[]

export const workOrderForm = (page: Page) => main(page).locator('form')
export const field = (page: Page, name: keyof WorkOrder) => workOrderForm(page).getByLabel(LABELS[name])
export const sendButton = (page: Page) => workOrderForm(page).getByRole('button', { name: /^Gönder/ })

/** Types a work order; fields left out stay as they are. */
export async function fillWorkOrder(page: Page, order: Partial<WorkOrder>): Promise<void> {
  for (const name of FIELDS) {
    const value = order[name]
    if (value !== undefined) await field(page, name).fill(value)
  }
}

export async function sendWorkOrder(page: Page): Promise<void> {
  await sendButton(page).click()
}

/** What stands in the form. */
export async function typedWorkOrder(page: Page): Promise<WorkOrder> {
  const entries = await Promise.all(FIELDS.map(async (name) => [name, await field(page, name).inputValue()] as const))
  return Object.fromEntries(entries) as WorkOrder
}

/** The form's answer: the box with exactly this text. */
export const outcome = (page: Page, text: string) => main(page).getByText(text, { exact: true })

export const THANKS = 'Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz.'
