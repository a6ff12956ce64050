import { ClipboardList, type LucideIcon, Mail, MailOpen, Phone, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { MESSAGE_FIELDS, MESSAGE_LAYOUT, SUSPECT_WORDS } from '@/lib/contact/fields'
import type { MessageJson } from '@/lib/contact/output'
import { DeviceName } from '@/components/orders/device-name'
import { ActionButton } from '@/components/ui/action-link'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import { deviceName } from '@/lib/records/device'
import { furtherFacts } from '@/lib/records/derive'
import { formatPhone, telHref } from '@/lib/platform/turkish/phone'
import { adminOrderPath, newOrderPath, staffPhotoPath } from '@/lib/site/admin-pages'

const LINE = 'flex items-center gap-2 pointer-coarse:min-h-11 max-sm:min-h-11 min-h-9 [overflow-wrap:anywhere]'

/** A message. Unread messages have a dot and bold text; read messages are pale. */
export function MessageRow({ message, onToggleRead }: { message: MessageJson; onToggleRead: () => void }) {
  const { contactPerson, companyName, receivedAt, problemDescription, phone, email, isRead, workOrders } = message
  const action = isRead ? 'Okunmadı işaretle' : 'Okundu işaretle'
  const weight = isRead ? '' : 'font-semibold'
  return (
    <li
      className={`grid gap-x-8 gap-y-2 border-b border-line py-4.5 pr-5 pl-10 last:border-0 sm:grid-cols-[minmax(0,1fr)_17rem] wide:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_17rem] ${isRead ? 'text-ink-3' : 'bg-paper'}`}>
      <div>
        <h2
          className={`relative font-sans text-body leading-[1.35] tracking-normal ${isRead ? 'font-normal' : weight}`}>
          {!isRead && (
            <>
              <i aria-hidden className="absolute top-[0.4em] -left-6 size-2.5 rounded-full bg-ink" />
              <span className="sr-only">Okunmadı: </span>
            </>
          )}
          {contactPerson}
        </h2>
        <p>{companyName || 'Firma belirtilmedi'}</p>
        <Time at={receivedAt} className="mono mt-1 block" />
        {message.suspect && <p className="mt-1 text-small">{SUSPECT_WORDS}</p>}
      </div>
      <div className="min-w-0 sm:max-wide:col-start-1">
        {deviceName(message) ? (
          <p className={`mb-0.5 ${weight}`}>
            <DeviceName {...message} />
          </p>
        ) : (
          <p className="mb-0.5">Cihaz belirtilmedi</p>
        )}
        {furtherFacts(MESSAGE_FIELDS, message, MESSAGE_LAYOUT).map(({ label, value }) => (
          <p key={label} className="mb-0.5">{`${label}: ${value}`}</p>
        ))}
        <p className="max-w-[40em] whitespace-pre-line [overflow-wrap:anywhere]">{problemDescription}</p>
        <MessagePhotos message={message} />
      </div>
      <div className="sm:max-wide:col-start-2 sm:max-wide:row-span-2 sm:max-wide:row-start-1">
        {workOrders.map((order) => (
          <Link
            key={order.id}
            href={adminOrderPath(order.id)}
            className="flex min-h-11 items-center gap-2 font-mono tracking-[-0.01em]">
            <Icon of={ClipboardList} className="size-4.5" />
            <span>
              <span className="sr-only">İş emri </span>
              {order.number}
            </span>
          </Link>
        ))}
        <MessageLink href={telHref(phone)} icon={Phone}>
          {formatPhone(phone)}
        </MessageLink>
        {/* A message whose sender was erased has no email address. */}
        {email && (
          <MessageLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} icon={Mail}>
            {email}
          </MessageLink>
        )}
        <ActionButton
          icon={isRead ? Mail : MailOpen}
          aria-label={`${action}: ${contactPerson}`}
          onClick={onToggleRead}
          className="flex!">
          {action}
        </ActionButton>
        {workOrders.length > 0 ? (
          <Link
            href={newOrderPath(message.id)}
            aria-label={`Bir iş emri daha aç: ${contactPerson}`}
            className="flex min-h-11 items-center gap-2">
            <Icon of={Plus} className="size-4.5" />
            Bir iş emri daha aç
          </Link>
        ) : (
          <ButtonLink
            href={newOrderPath(message.id)}
            aria-label={`İş Emri Aç: ${contactPerson}`}
            className="mt-1.5 w-full text-ink">
            İş Emri Aç
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

function MessagePhotos({ message: { photos, contactPerson } }: { message: MessageJson }) {
  if (photos.length === 0) return null
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {photos.map(({ id }, index) => (
        <a
          key={id}
          href={staffPhotoPath(id)}
          target="_blank"
          rel="noopener"
          className="photo block h-13.5 w-18 border border-line">
          <img
            src={staffPhotoPath(id, 'kucuk')}
            alt={`${contactPerson}, ${index + 1}. fotoğraf`}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
          <span className="sr-only"> (yeni sekmede açılır)</span>
        </a>
      ))}
    </div>
  )
}

function MessageLink({ href, icon, children }: { href: string | null; icon: LucideIcon; children: ReactNode }) {
  const content = (
    <>
      <Icon of={icon} className="size-4.5" />
      {children}
    </>
  )
  return href ? (
    <a href={href} className={LINE}>
      {content}
    </a>
  ) : (
    <p className={LINE}>{content}</p>
  )
}
