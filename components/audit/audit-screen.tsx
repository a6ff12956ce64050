'use client'

import { useState } from 'react'
import { CsvDownload } from '@/components/admin/list/csv-download'
import { EmptyList, ListView, MoreRows, useSearch } from '@/components/admin/list/list'
import { useAdminList } from '@/components/admin/list/use-admin-list'
import { PageHeaderAction } from '@/components/admin/shell/page-header-action'
import { ActionButton } from '@/components/ui/action-link'
import { apiPath } from '@/lib/api/paths'
import { AuditDays } from './audit-days'
import { AuditFilters } from './audit-filters'
import { type AuditChoice, DEFAULT_CHOICE, auditFilter } from './period'

/** The audit trail by day, with filters. */
export function AuditScreen() {
  const { text, setText, search } = useSearch()
  const [{ choice, chosenAt }, setState] = useState(() => ({ choice: DEFAULT_CHOICE, chosenAt: new Date() }))
  const setChoice = (newChoice: AuditChoice) => setState({ choice: newChoice, chosenAt: new Date() })
  const filter = auditFilter(choice, chosenAt)
  const list = useAdminList(apiPath('AuditEntries'), { search, filter })

  function clear() {
    setText('')
    setChoice(DEFAULT_CHOICE)
  }

  const noEntries = (
    <div className="max-w-288 border border-line bg-paper">
      <EmptyList
        title="Bu süzgece uyan kayıt yok."
        action={<ActionButton onClick={clear}>Süzgeci kaldır</ActionButton>}
      />
    </div>
  )

  return (
    <>
      <PageHeaderAction>
        <CsvDownload path={apiPath('AuditEntries', { ...filter, q: search || undefined })} name="islem-kaydi" />
      </PageHeaderAction>
      <p className="mb-6 max-w-[44em] text-ink-2">
        Kim, ne zaman, neyi değiştirdi. Panelden değiştirilemez, iki yıl saklanır. Şifreler ve mesajların içeriği
        yazılmaz.
      </p>
      <AuditFilters text={text} setText={setText} choice={choice} setChoice={setChoice} />
      <ListView
        list={list}
        errorPrefix="İşlem kaydı yüklenirken hata oluştu: "
        empty={noEntries}
        search={{ term: search, clear, noHits: noEntries }}
        skeleton={{ rows: 8, row: 'min-h-12' }}>
        {(entries) => <AuditDays entries={entries} />}
      </ListView>
      <MoreRows list={list} className="max-w-288" />
    </>
  )
}
