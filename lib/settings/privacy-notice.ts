import type { Settings } from '@/lib/settings/schema'
import { monthsInWords } from '@/lib/platform/turkish/dates'
import { type Company, companyOf } from '@/lib/settings/company'
import { NOTICE_TEXT } from '@/lib/settings/notice-text'

/** A text whose first occurrence in the section becomes a link. */
export type PrivacyLink = { text: string; href: string }

/** A section of the notice: paragraphs, then the list that the last paragraph introduces. */
export type PrivacySection = {
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
  links?: readonly PrivacyLink[]
}

export const privacyWords = {
  title: 'KVKK aydınlatma metni',
  draft: { label: 'Taslak.', text: 'Yayımlanmadan önce hukuk danışmanınızca okunmalıdır.' },
} as const

/** Whether the notice is the default text, which counsel must still review. */
export const isDraftNotice = ({ notice }: Pick<Settings, 'notice'>) => notice.text === NOTICE_TEXT

/** A Markdown link. Neither part may contain the start of another link, so that matching takes linear time. */
const LINK = /\[([^[\]\n]+)\]\((https:[^()[\s]+)\)/g

function sectionOf(lines: string[], company: Company): PrivacySection {
  const [heading = '', ...rest] = lines
  const text = rest.join('\n')
  const links = [
    ...[company.phone, company.email].filter(({ display }) => text.includes(display)),
    ...[...text.matchAll(LINK)].map(([, display = '', href = '']) => ({ display, href })),
  ].map(({ display, href }): PrivacyLink => ({ text: display, href }))
  const plainLines = rest.map((line) => line.replaceAll(LINK, '$1'))
  const list = plainLines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  return {
    heading: heading.replace(/^## */, ''),
    paragraphs: plainLines.filter((line) => !line.startsWith('- ')),
    ...(list.length > 0 && { list }),
    ...(links.length > 0 && { links }),
  }
}

/**
 * Returns the sections of the notice: a heading begins with '## ', an item of a list with '- ', and each other line is a
 * paragraph. Words in braces are replaced with the company's data and the period after which messages are deleted.
 */
export function privacySections(settings: Settings): readonly PrivacySection[] {
  const company = companyOf(settings)
  const values = new Map([
    ['unvan', company.legalName],
    ['adres', company.address.lines.join(', ')],
    ['sicil', company.mersis ? `MERSİS ${company.mersis}, telefon` : 'Telefon'],
    ['telefon', company.phone.display],
    ['e-posta', company.email.display],
    ['mesaj süresi', monthsInWords(settings.notifications.messageMonths)],
  ])
  const text = settings.notice.text.replaceAll(/\{([^{}]+)\}/g, (word, name: string) => values.get(name) ?? word)
  return text.split(/\n(?=## )/).map((sectionText) =>
    sectionOf(
      sectionText.split('\n').filter((line) => line.trim() !== ''),
      company,
    ),
  )
}
