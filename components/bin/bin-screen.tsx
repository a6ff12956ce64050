'use client'

import { Undo2 } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { FailureBox, SavedNote } from '@/components/admin/form/form-notices'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { ConfirmDialog, DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { ListFrame, ListView, MoreRows, SearchBox, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { callAdmin, reasonOf, useRead } from '@/components/admin/session/api'
import { SelectionBar, SelectRow } from '@/components/admin/bulk/selection'
import { BulkCheckboxes, BulkSwitch } from '@/components/admin/bulk/bulk'
import { useBulk } from '@/components/admin/bulk/use-bulk'
import { Button } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { BinJson, BinBulkJson } from '@/lib/bin/output'
import { BIN_DAYS } from '@/lib/bin/period'
import type { BinAction } from '@/lib/bin/schema'
import { formatDateTime, formatLongDay } from '@/lib/platform/turkish/dates'
import { countText } from '@/lib/platform/turkish/numbers'
import { KINDS } from '@/lib/site/kinds'
import { BinOutcome } from './bin-outcome'
import { KIND_QUERY, kindIn, KindLinks } from './kind-links'

/** Items deleted in the last 30 days, to restore or to delete permanently. */
export function BinScreen() {
  const { text, setText, search } = useSearch()
  const kind = kindIn(useSearchParams().get(KIND_QUERY))
  const filter: Record<string, string> = kind ? { kind } : {}
  const list = useAdminList(apiPath('Bin'), { search, filter })
  const counts = useRead(apiPath('Bin/counts'))
  const [doneMessage, setDoneMessage] = useState<string | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [restoringId, setRestoringId] = useState<string | null>(null)

  const reload = () => Promise.all([list.reload(), counts.reload()])

  const deletion = useDeletion<BinJson>({
    remove: ({ id }) => callAdmin(apiPath('Bin/[key]', { key: id }), { method: 'DELETE' }),
    errorPrefix: 'Kalıcı silinirken hata oluştu: ',
    onDeleted: ({ label }) => {
      setDoneMessage(`“${label}” kalıcı olarak silindi.`)
      void reload()
    },
  })
  const { heading } = deletion

  const bulk = useBulk<BinJson, BinAction, BinBulkJson>({
    filter: { ...filter, q: search },
    items: list.items,
    total: list.total,
    send: async (action, selection) => {
      const selectedItems = 'all' in selection ? selection : { ids: selection.items.map(({ id }) => id) }
      const { body } = await callAdmin(apiPath('Bin/several'), { method: 'POST', json: { action, ...selectedItems } })
      return body
    },
    skippedIn: ({ refused }) => refused.map(({ id }) => id),
    reload,
  })
  const { isSelecting, rowSelection, count, confirmation, outcome } = bulk
  const shownFailure = failure ?? deletion.failure ?? confirmation.failure

  function clearMessages() {
    setDoneMessage(null)
    setFailure(null)
    deletion.forgetFailure()
    bulk.forgetOutcome()
  }

  async function restore({ id, label }: BinJson) {
    clearMessages()
    setRestoringId(id)
    try {
      await callAdmin(apiPath('Bin/[key]/restore', { key: id }), { method: 'POST' })
      setDoneMessage(`“${label}” geri alındı.`)
      // The row with the focused button is removed.
      heading.current?.focus()
    } catch (error) {
      setFailure({ text: `“${label}” geri alınamadı: ${reasonOf(error)}` })
    } finally {
      setRestoringId(null)
      void reload()
    }
  }

  return (
    <div className="max-w-288">
      {shownFailure && <FailureBox failure={shownFailure} />}
      {doneMessage && <SavedNote key={doneMessage} text={doneMessage} />}
      {outcome && <BinOutcome outcome={outcome} />}
      <ListFrame
        title={`Son ${BIN_DAYS} gün`}
        headingRef={heading}
        aside={
          <span className="flex items-center gap-4">
            <span className="mono">{countText(list.total)}</span>
            <BulkSwitch
              bulk={{
                ...bulk,
                toggleMode: () => {
                  clearMessages()
                  bulk.toggleMode()
                },
              }}
            />
          </span>
        }>
        <SearchBox
          label="Silinenlerde ara"
          text={text}
          setText={setText}
          className="border-b border-line p-2 [&>span]:left-5"
        />
        <KindLinks current={kind} counts={counts.data} search={search} />
        {isSelecting && <BulkCheckboxes bulk={bulk} />}
        {/* Waits for the counts: the list would move when the kinds appear above it. */}
        {!counts.isLoading && (
          <ListView
            list={list}
            errorPrefix="Silinenler yüklenirken hata oluştu: "
            empty={
              kind
                ? { title: `Silinen ${KINDS[kind].words.one.toLocaleLowerCase('tr')} yok.`, text: '' }
                : {
                    title: 'Silinen kayıt yok.',
                    text: `Sildiğiniz içerik ${BIN_DAYS} gün burada durur ve geri alınabilir.`,
                  }
            }
            search={{ term: search, clear: () => setText('') }}>
            {(items) => (
              <ul>
                {items.map((item) => {
                  const { id, label } = item
                  return (
                    <BinRow key={id} item={item} isSelected={isSelecting ? rowSelection.has(id) : undefined}>
                      {isSelecting ? (
                        <SelectRow
                          name={label}
                          isSelected={rowSelection.has(id)}
                          disabled={rowSelection.disabled}
                          onToggle={() => rowSelection.toggle(id)}
                          className="pl-4"
                        />
                      ) : (
                        <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
                          <Button
                            icon={Undo2}
                            aria-label={`Geri Al: ${label}`}
                            busy={restoringId === id && 'Geri alınıyor'}
                            onClick={() => void restore(item)}>
                            Geri Al
                          </Button>
                          <Button
                            variant="danger"
                            aria-label={`Kalıcı Sil: ${label}`}
                            disabled={restoringId === id}
                            onClick={() => {
                              clearMessages()
                              deletion.ask(item)
                            }}>
                            Kalıcı Sil
                          </Button>
                        </div>
                      )}
                    </BinRow>
                  )
                })}
              </ul>
            )}
          </ListView>
        )}
        {isSelecting && (
          <SelectionBar count={count} isInFrame>
            <Button
              icon={Undo2}
              disabled={count === 0 || rowSelection.disabled}
              busy={confirmation.isBusy && confirmation.target === null && 'Geri alınıyor'}
              onClick={() => void bulk.run('restore')}>
              Geri Al
            </Button>
            <Button variant="danger" disabled={count === 0 || rowSelection.disabled} onClick={() => bulk.ask('purge')}>
              Kalıcı Sil
            </Button>
          </SelectionBar>
        )}
        <MoreRows list={list} className="border-t border-line px-4" />
      </ListFrame>
      <DeleteDialog
        deletion={deletion}
        text={({ label }) => `“${label}” resimleriyle kalıcı olarak silinecek. Bir daha geri alınamaz.`}
      />
      <ConfirmDialog
        open={confirmation.target !== null}
        confirmLabel="Kalıcı Sil"
        busy={confirmation.isBusy && 'Siliniyor'}
        onConfirm={() => void confirmation.confirm()}
        onCancel={confirmation.cancel}>
        <p>
          {bulk.isAllSelected && 'Görünmeyenlerle birlikte '}
          <b>{countText(count)} kayıt</b> resimleriyle kalıcı olarak silinecek. Bir daha geri alınamaz.
        </p>
      </ConfirmDialog>
    </div>
  )
}

type BinRowProps = { item: BinJson; isSelected?: boolean; children: ReactNode }

/** A row of the bin with its buttons or, in selection mode, its checkbox. */
function BinRow({ item, isSelected, children }: BinRowProps) {
  const { kind, label, deletedAt, deletedBy, endsAt } = item
  const selectableClasses = isSelected === undefined ? '' : 'relative pl-12 cursor-pointer'
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0 ${selectableClasses} ${isSelected ? 'bg-tint shadow-[inset_4px_0_0_var(--ink)]' : ''}`}>
      <div className="min-w-0 flex-[1_1_20rem] [overflow-wrap:anywhere]">
        <p className="leading-[1.3] font-semibold text-pretty">{label}</p>
        <p className="text-small leading-[1.4] text-ink-2">
          {KINDS[kind].words.one}, <span className="mono">{formatDateTime(deletedAt)}</span>
          {deletedBy && `, ${deletedBy} sildi`}. {formatLongDay(new Date(endsAt))} günü kalıcı silinir.
        </p>
      </div>
      {children}
    </li>
  )
}
