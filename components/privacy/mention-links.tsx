import { Link } from '@/components/ui/link'
import type { PersonJson } from '@/lib/privacy/output'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { ADMIN_PATHS, adminCustomerPath, adminOrderPath } from '@/lib/site/admin-pages'

const LINK = 'mr-3 inline-flex min-h-11 items-center -my-2'

/** Links to records of a person or of others that name them. */
export function MentionLinks({ orders, messages, customers }: Omit<PersonJson['mentions'], 'count'>) {
  return (
    <>
      {orders.map(({ id, number }) => (
        <Link key={id} href={adminOrderPath(id)} className={`mono ${LINK}`}>
          {number}
        </Link>
      ))}
      {messages.map(({ id, receivedAt }) => (
        <Link key={id} href={ADMIN_PATHS.messages} className={LINK}>
          {`${formatShortDate(receivedAt)} mesajı`}
        </Link>
      ))}
      {customers.map(({ id }) => (
        <Link key={id} href={adminCustomerPath(id)} className={LINK}>
          Müşteri kaydı
        </Link>
      ))}
    </>
  )
}
