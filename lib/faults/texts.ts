import { excerpt } from '@/lib/content/excerpt'
import type { Fault } from '@/lib/generated/prisma/client'

/** The columns with a fault's texts. */
export const FAULT_TEXTS = {
  brand: true,
  series: true,
  code: true,
  title: true,
  symptoms: true,
  causes: true,
  checks: true,
  warning: true,
  repair: true,
} as const

export type FaultTexts = Pick<Fault, keyof typeof FAULT_TEXTS>

/** Returns a fault's name: 'Yumaro AL16: Servo açılırken aşırı akım'. */
export function faultName({ brand, code, title }: Pick<FaultTexts, 'brand' | 'code' | 'title'>): string {
  return `${[brand, code].filter(Boolean).join(' ')}: ${title}`
}

/** Returns the name of the device that a service repairs. */
export function deviceNameOf({ deviceName, title }: { deviceName: string; title: string }): string {
  return deviceName || title
}

/** Returns a fault's description for search engines. Device and code distinguish faults with the same symptoms. */
export function faultDescription({ brand, series, code, title, symptoms }: FaultTexts): string {
  const device = [brand, series].filter(Boolean).join(' ')
  const name = code ? `${device}, ${code}` : device
  return excerpt(`${name}: ${symptoms || `${title}. Sebepleri, güvenle bakılabilecekler ve onarımı.`}`, 170)
}
