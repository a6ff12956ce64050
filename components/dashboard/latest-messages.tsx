'use client'

import { useRead } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { EmptyList, ListFrame } from '@/components/admin/list/list'
import { ListSkeleton } from '@/components/admin/list/loading-boundary'
import { apiPath } from '@/lib/api/paths'
import { SUSPECT_WORDS } from '@/lib/contact/suspect-words'
import { DeviceName } from '@/components/orders/device-name'
import { Link } from '@/components/ui/link'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

const PATH = apiPath('ContactMessages', { page: '1', pageSize: '3' })

/** The three newest messages. */
export function LatestMessages() {
  const { data, error } = useRead(PATH)
  return (
    <ListFrame
      title="Son mesajlar"
      count={
        <Link href={ADMIN_PATHS.messages} className="inline-flex min-h-11 items-center text-ink">
          Tümü<span className="sr-only"> (mesajlar)</span>
        </Link>
      }>
      {error && <Alert tone="bad" title={`Mesajlar yüklenirken bir hata oluştu: ${error.message}`} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyList title="Henüz mesaj yok." text="Sitedeki iş emri formundan gönderilenler burada görünür." />
      )}
      <ul>
        {data?.map((message) => (
          <li
            key={message.id}
            className="grid grid-cols-[10px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line px-4 py-2.5 last:border-0 max-sm:grid-cols-[10px_minmax(0,1fr)]">
            <i aria-hidden className={`size-2.5 rounded-full ${message.isRead ? '' : 'bg-ink'}`} />
            <div className="min-w-0">
              <p className={`leading-[1.3] ${message.isRead ? 'text-ink-3' : 'font-semibold'}`}>
                {!message.isRead && <span className="sr-only">Okunmadı: </span>}
                {message.contactPerson}
              </p>
              <p className="text-small text-ink-2">
                <DeviceName {...message} />
              </p>
              {message.suspect && <p className="text-small text-ink-2">{SUSPECT_WORDS}</p>}
            </div>
            <time dateTime={message.receivedAt} className="mono text-ink-2 max-sm:col-start-2">
              {formatDateTime(message.receivedAt)}
            </time>
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
