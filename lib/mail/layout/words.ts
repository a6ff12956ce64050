import { oneLine } from '@/lib/mail/layout/html'

export function greeting({ contactPerson }: { contactPerson: string }): string {
  return `Sayın ${oneLine(contactPerson)},`
}

/** Where the papers are, in a mail that carries them. */
export const ATTACHED = 'bu e-postanın ekinde'

/** Returns the text of a mail that is sent without its papers, which are on the page that it links to. */
export const withoutAttachments = (text: string) => text.replaceAll(ATTACHED, 'iş emrinizin sayfasında')
