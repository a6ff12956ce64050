'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FailureBox, SavedNote } from '@/components/admin/form/editor-notices'
import { ConfirmDialog } from '@/components/admin/list/confirm-dialog'
import { ListFrame, ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { callAdmin } from '@/components/admin/session/api'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { BinJson } from '@/lib/bin/output'
import { BIN_DAYS } from '@/lib/bin/period'
import { formatDateTime, formatLongDay } from '@/lib/platform/turkish/dates'
import { KINDS } from '@/lib/site/kinds'

const PATH = '/api/Bin'

type Asked = { item: BinJson; action: 'restore' | 'delete' }

const WORDS = {
  restore: { title: 'Geri alınsın mı?', confirm: 'Geri Al', busy: 'Geri alınıyor', variant: 'plain' },
  delete: { title: undefined, confirm: 'Kalıcı Sil', busy: 'Siliniyor', variant: 'danger' },
} as const

/** What was deleted in the last 30 days: brought back, or deleted for good. */
export function BinScreen() {
  const { text, setText, search } = useSearch()
  const list = useAdminList<BinJson>(PATH, { search })
  const [done, setDone] = useState<string | null>(null)
  const asking = useDeletion<Asked>({
    remove: ({ item: { id }, action }) =>
      action === 'restore'
        ? callAdmin(`${PATH}/${id}/restore`, { method: 'POST' })
        : callAdmin(`${PATH}/${id}`, { method: 'DELETE' }),
    errorPrefix: '',
    onDeleted: ({ item: { label }, action }) => {
      setDone(`“${label}” ${action === 'restore' ? 'geri alındı' : 'kalıcı olarak silindi'}.`)
      void list.reload()
    },
  })
  const { asked, heading, failure } = asking
  const words = WORDS[asked?.action ?? 'delete']
  const ask = (next: Asked) => {
    setDone(null)
    asking.ask(next)
  }
  return (
    <div className="max-w-288">
      {failure && <FailureBox failure={failure} />}
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
            text: `Sildiğiniz hizmet, arıza, yazı, referans ve yönlendirmeler ${BIN_DAYS} gün burada durur.`,
          }}
          search={{ words: search, clear: () => setText('') }}>
          {(items) => (
            <ul>
              {items.map((item) => (
                <BinRow key={item.id} item={item} onAsk={ask} />
              ))}
            </ul>
          )}
        </ListView>
        <MoreRows list={list} className="border-t border-line px-4" />
      </ListFrame>
      <ConfirmDialog
        open={asked !== null}
        {...words}
        busy={asking.isBusy && words.busy}
        onConfirm={() => void asking.confirm()}
        onCancel={asking.cancel}>
        <p>
          {asked?.action === 'restore'
            ? `“${asked.item.label}” silindiği andaki hâliyle, resimleriyle eski adresine döner.`
            : `“${asked?.item.label}” resimleriyle kalıcı olarak silinecek. Bir daha geri alınamaz.`}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function BinRow({ item, onAsk }: { item: BinJson; onAsk: (asked: Asked) => void }) {
  const { kind, label, deletedAt, deletedBy, endsAt } = item
  const name = <span className="sr-only">: {label}</span>
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
        <Button size="compact" onClick={() => onAsk({ item, action: 'restore' })}>
          <Icon of={Undo2} />
          <span>Geri Al{name}</span>
        </Button>
        <Button size="compact" variant="danger" onClick={() => onAsk({ item, action: 'delete' })}>
          <span>Kalıcı Sil{name}</span>
        </Button>
      </div>
    </li>
  )
}
