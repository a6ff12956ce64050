'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { FailureBox, SavedNote } from '@/components/admin/form/form-notices'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { ListFrame, ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { BinJson } from '@/lib/bin/output'
import { BIN_DAYS } from '@/lib/bin/period'
import { formatDateTime, formatLongDay } from '@/lib/platform/turkish/dates'
import { KINDS } from '@/lib/site/kinds'

/** Items deleted in the last 30 days, to restore or to delete permanently. */
export function BinScreen() {
  const { text, setText, search } = useSearch()
  const list = useAdminList(apiPath('Bin'), { search })
  const [done, setDone] = useState<string | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [restored, setRestored] = useState<string | null>(null)
  const deletion = useDeletion<BinJson>({
    remove: ({ id }) => callAdmin(apiPath('Bin/[key]', { key: id }), { method: 'DELETE' }),
    errorPrefix: 'Kalıcı silinirken hata oluştu: ',
    onDeleted: ({ label }) => {
      setDone(`“${label}” kalıcı olarak silindi.`)
      void list.reload()
    },
  })

  const { heading, failure: refused } = deletion

  function clearMessages() {
    setDone(null)
    setFailure(null)
    deletion.forgetFailure()
  }

  async function restore({ id, label }: BinJson) {
    clearMessages()
    setRestored(id)
    try {
      await callAdmin(apiPath('Bin/[key]/restore', { key: id }), { method: 'POST' })
      setDone(`“${label}” geri alındı.`)
      // The row with the focused button is removed.
      heading.current?.focus()
    } catch (error) {
      setFailure({ text: `“${label}” geri alınamadı: ${reasonOf(error)}` })
    } finally {
      setRestored(null)
      void list.reload()
    }
  }

  return (
    <div className="max-w-288">
      {failure && <FailureBox failure={failure} />}
      {refused && <FailureBox failure={refused} />}
      {done && <SavedNote key={done} text={done} />}
      <ListFrame
        title={
          <span ref={heading} tabIndex={-1}>
            Son {BIN_DAYS} gün
          </span>
        }
        count={<span className="mono">{list.total.toLocaleString('tr-TR')}</span>}>
        <SearchBox
          label="Silinenlerde ara"
          text={text}
          setText={setText}
          className="border-b border-line p-2 [&>span]:left-5"
        />
        <ListView
          list={list}
          errorPrefix="Silinenler yüklenirken hata oluştu: "
          empty={{
            title: 'Silinen kayıt yok.',
            text: `Sildiğiniz içerik ${BIN_DAYS} gün burada durur ve geri alınabilir.`,
          }}
          search={{ words: search, clear: () => setText('') }}>
          {(items) => (
            <ul>
              {items.map((item) => (
                <BinRow
                  key={item.id}
                  item={item}
                  isRestored={restored === item.id}
                  onRestore={() => void restore(item)}
                  onDelete={() => {
                    clearMessages()
                    deletion.ask(item)
                  }}
                />
              ))}
            </ul>
          )}
        </ListView>
        <MoreRows list={list} className="border-t border-line px-4" />
      </ListFrame>
      <DeleteDialog
        deletion={deletion}
        text={({ label }) => `“${label}” resimleriyle kalıcı olarak silinecek. Bir daha geri alınamaz.`}
      />
    </div>
  )
}

type BinRowProps = { item: BinJson; isRestored: boolean; onRestore: () => void; onDelete: () => void }

function BinRow({ item, isRestored, onRestore, onDelete }: BinRowProps) {
  const { kind, label, deletedAt, deletedBy, endsAt } = item
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-[1_1_20rem] [overflow-wrap:anywhere]">
        <p className="leading-[1.3] font-semibold text-pretty">{label}</p>
        <p className="text-small leading-[1.4] text-ink-2">
          {KINDS[kind].words.one}, {formatDateTime(deletedAt)}
          {deletedBy && `, ${deletedBy} sildi`}. {formatLongDay(new Date(endsAt))} günü kalıcı silinir.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Undo2} aria-label={`Geri Al: ${label}`} busy={isRestored && 'Geri alınıyor'} onClick={onRestore}>
          Geri Al
        </Button>
        <Button variant="danger" aria-label={`Kalıcı Sil: ${label}`} disabled={isRestored} onClick={onDelete}>
          Kalıcı Sil
        </Button>
      </div>
    </li>
  )
}
