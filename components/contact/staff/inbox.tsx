'use client'

import { useRef, useState } from 'react'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import type { MessageJson } from '@/lib/contact/output'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useStats } from '@/components/admin/shell/reads'
import { MessageRow } from './message-row'

const PATH = '/api/ContactMessages'

/** The messages, newest first. Staff can mark them as read or unread. */
export function Inbox() {
  const { text, setText, search } = useSearch()
  const list = useAdminList<MessageJson>(PATH, { search })
  const stats = useStats()
  const [failure, setFailure] = useState('')
  /** The last call. Calls go one after another, because the server would take two at once in any order. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function mark(message: MessageJson) {
    const isRead = !message.isRead
    const set = (value: boolean) =>
      list.update((items) => items.map((item) => (item.id === message.id ? { ...item, isRead: value } : item)))
    const call = () => callAdmin(`${PATH}/${message.id}`, { method: 'PATCH', json: { isRead } })
    setFailure('')
    const answer = last.current.then(call)
    last.current = answer.catch(() => {})
    await set(isRead)
    try {
      await answer
    } catch (error) {
      await set(message.isRead)
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
        <CsvDownload path={search ? `${PATH}?${new URLSearchParams({ q: search })}` : PATH} name="mesajlar" />
      </div>
      {failure && <Alert tone="bad" className="mb-4" title={`Mesaj işaretlenirken hata oluştu: ${failure}`} />}
      <ListView
        list={list}
        errorPrefix="Mesajlar yüklenirken bir hata oluştu: "
        empty={{ title: 'Henüz mesaj yok.', text: 'Sitedeki iş emri formundan gönderilenler burada görünür.' }}
        search={{ words: search, clear: () => setText('') }}
        skeleton={{ rows: 5, row: 'min-h-36' }}>
        {(messages) => (
          <ul className="border border-line">
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} onMark={() => void mark(message)} />
            ))}
          </ul>
        )}
      </ListView>
      <MoreRows list={list} />
    </div>
  )
}

/** '120 mesaj, 3 okunmamış' */
export function InboxCounts() {
  const { data } = useStats()
  if (data?.messageCount === undefined || data.unreadCount === undefined) return null
  return (
    <p>{`${data.messageCount.toLocaleString('tr-TR')} mesaj, ${data.unreadCount.toLocaleString('tr-TR')} okunmamış`}</p>
  )
}
