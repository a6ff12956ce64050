import { oneLine } from '@/lib/mail/layout/html'

export function greeting({ contactPerson }: { contactPerson: string }): string {
  return `Sayın ${oneLine(contactPerson)},`
}

/** Where papers are, as a mail that carries them says. */
export const ATTACHED = 'bu e-postanın ekinde'

/** Returns what a mail says that goes without its papers. They are on the page to which it leads. */
export const withoutAttachments = (text: string) => text.replaceAll(ATTACHED, 'iş emrinizin sayfasında')
