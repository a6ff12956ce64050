import { oneLine } from '@/lib/mail/layout/html'

export function greeting({ contactPerson }: { contactPerson: string }): string {
  return `Sayın ${oneLine(contactPerson)},`
}

/** Says where the PDFs are, in an email with attachments. */
export const ATTACHED_PHRASE = 'bu e-postanın ekinde'

/** Returns the text of an email that is sent without its PDFs, which are on the page that it links to. */
export const withoutAttachments = (text: string) => text.replaceAll(ATTACHED_PHRASE, 'iş emrinizin sayfasında')
