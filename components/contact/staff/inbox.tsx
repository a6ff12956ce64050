'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { callAdmin, reasonOf, useRead } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import { ListSkeleton } from '@/components/admin/list/loading-boundary'
import { Link } from '@/components/ui/link'
import type { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { ADMIN_PATHS, MESSAGE_QUERY, UNREAD_QUERY } from '@/lib/site/admin-pages'
import type { MessageJson } from '@/lib/contact/output'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useStats } from '@/components/admin/shell/reads'
import { MessageRow } from './message-row'

const pathOf = (key: string) => apiPath('ContactMessages/[key]', { key })

type LinkedMessageProps = {
  linked: { data?: MessageJson; error?: ApiError }
  onToggleRead: (message: MessageJson) => void
}

const UNREAD = { unread: 'true' }

/** The messages, newest first. Staff can mark them as read or unread. */
export function Inbox() {
  const { text, setText, search } = useSearch()
  const params = useSearchParams()
  const isUnreadOnly = params.get(UNREAD_QUERY.name) === UNREAD_QUERY.value
  const filter = isUnreadOnly ? UNREAD : undefined
  const list = useAdminList(apiPath('ContactMessages'), { search, filter })
  const stats = useStats()
  const linkedId = params.get(MESSAGE_QUERY)
  const linked = useRead(linkedId ? pathOf(linkedId) : null)
  const [failure, setFailure] = useState('')
  /** The last call. Each call waits for the previous one, because the server may process two calls in any order. */
  const lastCall = useRef<Promise<unknown>>(Promise.resolve())

  async function toggleRead(message: MessageJson) {
    const isRead = !message.isRead
    const setRead = async (isMarkedRead: boolean) => {
      const update = (item: MessageJson) => (item.id === message.id ? { ...item, isRead: isMarkedRead } : item)
      await list.update((items) => items.map(update))
      await linked.mutate((item) => item && update(item), { revalidate: false })
    }
    const call = () => callAdmin(pathOf(message.id), { method: 'PATCH', json: { isRead } })
    setFailure('')
    const response = lastCall.current.then(call)
    lastCall.current = response.catch(() => {})
    await setRead(isRead)
    try {
      await response
    } catch (error) {
      await setRead(message.isRead)
      setFailure(reasonOf(error))
    }
    await stats.reload()
  }

  return (
    <div className="max-w-288">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <SearchBox
          label="Ad, firma, cihaz ya da arıza ara"
          text={text}
          setText={setText}
          className="flex-[1_1_16rem] sm:max-w-96"
        />
        <CsvDownload path={apiPath('ContactMessages', { ...filter, q: search || undefined })} name="mesajlar" />
      </div>
      {failure && <Alert tone="bad" className="mb-4" title={`Mesaj işaretlenirken hata oluştu: ${failure}`} />}
      {linkedId && (
        <LinkedMessage key={linkedId} linked={linked} onToggleRead={(message) => void toggleRead(message)} />
      )}
      {isUnreadOnly && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-2">
          Yalnız okunmamışlar
          <Link href={ADMIN_PATHS.messages} className="inline-flex min-h-11 items-center text-ink">
            Hepsini göster
          </Link>
        </p>
      )}
      {/* Waits for the linked message, whose height is unknown until it is loaded. */}
      {(!linkedId || linked.data || linked.error) && (
        <>
          <ListView
            list={list}
            errorPrefix="Mesajlar yüklenirken bir hata oluştu: "
            empty={
              isUnreadOnly
                ? { title: 'Okunmamış mesaj yok.', text: 'Okunanlar bütün mesajların arasında durur.' }
                : { title: 'Henüz mesaj yok.', text: 'Sitedeki iş emri formundan gönderilenler burada görünür.' }
            }
            search={{ term: search, clear: () => setText('') }}
            skeleton={{ rows: 5, row: 'min-h-36' }}>
            {(messages) => (
              <ul className="border border-line">
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} onToggleRead={() => void toggleRead(message)} />
                ))}
              </ul>
            )}
          </ListView>
          <MoreRows list={list} />
        </>
      )}
    </div>
  )
}

/** The message in the URL. It is shown above the list, because the list may not have loaded it. */
function LinkedMessage({ linked: { data, error }, onToggleRead }: LinkedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) heading.current?.focus()
  }, [isLoaded])
  if (error && !data) return <Alert tone="bad" className="mb-4" title={`Mesaj açılamadı: ${error.message}`} />
  if (!data) return <ListSkeleton rows={1} row="min-h-36" />
  return (
    <section aria-labelledby="acilan-mesaj" className="mb-6">
      <h2 id="acilan-mesaj" ref={heading} tabIndex={-1} className="mb-2 text-[1.1875rem] leading-[1.25]">
        Açılan mesaj
      </h2>
      <ul className="border-2 border-edge">
        <MessageRow message={data} onToggleRead={() => onToggleRead(data)} />
      </ul>
      <Link href={ADMIN_PATHS.messages} className="inline-flex min-h-11 items-center">
        Yalnız listeyi göster
      </Link>
    </section>
  )
}

/** Shows '120 mesaj, 3 okunmamış'. */
export function InboxCounts() {
  const { data } = useStats()
  if (data?.messageCount === undefined || data.unreadCount === undefined) return null
  return (
    <p>{`${data.messageCount.toLocaleString('tr-TR')} mesaj, ${data.unreadCount.toLocaleString('tr-TR')} okunmamış`}</p>
  )
}
