import { Download, FileSpreadsheet } from 'lucide-react'
import { saveCsv, saveFile, useDownload } from '@/components/admin/list/csv-download'
import { useTotal } from '@/components/admin/session/api'
import { Icon } from '@/components/ui/icon'
import { apiPath } from '@/lib/api/paths'
import { COLUMNS } from '@/lib/faults/import/schema'
import { toCsv } from '@/lib/platform/csv/write-csv'

const number = (count: number) => count.toLocaleString('tr-TR')

const LINK =
  'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2 disabled:text-ink-3 disabled:no-underline'

/** Saves a file with only the headings. */
function saveTemplate(): void {
  saveFile(new Blob([toCsv([COLUMNS])], { type: 'text/csv' }), 'ariza-kodlari-sablon.csv')
}

/** Downloads all faults as a file. */
function AllFaults() {
  const { isBusy, failure, start } = useDownload(() => saveCsv(apiPath('Faults', { state: 'all' }), 'ariza-kodlari'))
  const total = useTotal(apiPath('Faults', { state: 'all', page: '1', pageSize: '1' }))
  if (total === 0) return null
  const count = total === undefined ? 'kayıtları' : `${number(total)} kaydı`
  return (
    <>
      <button type="button" disabled={isBusy} onClick={start} className={LINK}>
        <Icon of={Download} />
        {isBusy ? 'Hazırlanıyor' : `Var olan ${count} indir`}
      </button>
      {failure && (
        <p role="alert" className="basis-full font-semibold text-bad">
          CSV indirilirken hata oluştu: {failure}
        </p>
      )}
    </>
  )
}

/** Links to files that help to prepare an import. */
export function FileLinks() {
  return (
    <>
      <button type="button" onClick={saveTemplate} className={LINK}>
        <Icon of={FileSpreadsheet} />
        Boş şablonu indir
      </button>
      <AllFaults />
    </>
  )
}
