import { oneLine } from '@/lib/mail/layout/html'

/** Returns brand and model, or '' if neither is known. */
export function deviceName({ deviceBrand, deviceModel }: { deviceBrand: string; deviceModel: string }): string {
  return oneLine(`${deviceBrand} ${deviceModel}`)
}

export function greeting({ contactPerson }: { contactPerson: string }): string {
  return `Sayın ${oneLine(contactPerson)},`
}
