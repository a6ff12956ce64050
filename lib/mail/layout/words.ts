import { oneLine } from '@/lib/mail/layout/html'

/** Returns brand and model, or '' if neither is known. */
export function deviceName({ deviceBrand, deviceModel }: { deviceBrand: string; deviceModel: string }): string {
  return oneLine(`${deviceBrand} ${deviceModel}`)
}

export function greeting({ contactPerson }: { contactPerson: string }): string {
  return `Sayın ${oneLine(contactPerson)},`
}

/** Where papers are, as a mail that carries them says. */
export const ATTACHED = 'bu e-postanın ekinde'

/** Returns what a mail says that goes without its papers. They are on the page to which it leads. */
export const withoutAttachments = (text: string) => text.replaceAll(ATTACHED, 'iş emrinizin sayfasında')
