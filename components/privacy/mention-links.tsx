import { Link } from '@/components/ui/link'
import type { PersonJson } from '@/lib/privacy/output'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { type TextTable, TEXT_TABLES } from '@/lib/privacy/text-tables'
import { ADMIN_PATHS, adminCustomerPath, adminMessagePath, adminOrderPath } from '@/lib/site/admin-pages'
import { isFormSection, sectionPath } from '@/components/settings/sections'
import { SECTION_TITLES } from '@/lib/settings/fields'
import type { Section } from '@/lib/settings/schema'
import { SavedTextMention } from './saved-text-mention'

const LINK = 'mr-3 inline-flex min-h-11 items-center -my-2'

function textLink({ kind, key, label }: PersonJson['mentions']['texts'][number]) {
  if (kind === 'setting') {
    const section = key as Section
    const href = isFormSection(section) ? sectionPath(section) : ADMIN_PATHS.site
    return { href, text: SECTION_TITLES[section] ?? key }
  }
  if (kind === 'notice') return { href: sectionPath('notice'), text: `KVKK metni, ${label.toLocaleLowerCase('tr')}` }
  const table: TextTable | undefined = Object.values(TEXT_TABLES).find((candidate) => candidate.kind === kind)
  if (!table?.screen) return { href: ADMIN_PATHS.bin, text: `${label} (Silinenler)` }
  return { href: table.screen.path(key), text: `${table.screen.one}: ${label}` }
}

/** Links to a person's records, or to records of others that name the person. */
export function MentionLinks({
  orders = [],
  messages = [],
  customers = [],
  texts = [],
}: Partial<PersonJson['mentions']>) {
  return (
    <>
      {orders.map(({ id, number }) => (
        <Link key={id} href={adminOrderPath(id)} className={`mono ${LINK}`}>
          {number}
        </Link>
      ))}
      {messages.map(({ id, receivedAt }) => (
        <Link key={id} href={adminMessagePath(id)} className={LINK}>
          {`${formatShortDate(receivedAt)} mesajı`}
        </Link>
      ))}
      {customers.map(({ id }) => (
        <Link key={id} href={adminCustomerPath(id)} className={LINK}>
          Müşteri kaydı
        </Link>
      ))}
      {texts.map((mention) => {
        if (mention.kind === 'text') return <SavedTextMention key={mention.key} id={mention.key} text={mention.label} />
        const { href, text } = textLink(mention)
        return (
          <Link key={href} href={href} className={LINK}>
            {text}
          </Link>
        )
      })}
    </>
  )
}
