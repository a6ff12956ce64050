import { Download, FileSpreadsheet } from 'lucide-react'
import { saveCsv, saveFile } from '@/components/admin/list/csv-download'
import { useTotal } from '@/components/admin/session/api'
import { useCall } from '@/components/admin/session/use-call'
import { Icon } from '@/components/ui/icon'
import type { GetPath } from '@/lib/api/paths'
import { toCsv } from '@/lib/platform/csv/write-csv'
import { countText } from '@/lib/platform/turkish/numbers'

const LINK =
  'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2 disabled:text-ink-3 disabled:no-underline'

type FileLinksProps = {
  columns: readonly string[]
  /** Start of the file names: 'ariza-kodlari'. */
  name: string
  /** Returns the path of all items, or of a page of them. */
  pathOf: (page?: { page: string; pageSize: string }) => GetPath<unknown[]>
}

function AllItems({ name, pathOf }: Omit<FileLinksProps, 'columns'>) {
  const { isBusy, failure, run } = useCall()
  const total = useTotal(pathOf({ page: '1', pageSize: '1' }))
  if (total === 0) return null
  const count = total === undefined ? 'kayıtları' : `${countText(total)} kaydı`
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => run(() => saveCsv(pathOf(), name))} className={LINK}>
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

/** Links to files that help to prepare an import: one with only the headings, and one with all items. */
export function FileLinks({ columns, ...allItems }: FileLinksProps) {
  const saveTemplate = () => saveFile(new Blob([toCsv([columns])], { type: 'text/csv' }), `${allItems.name}-sablon.csv`)
  return (
    <>
      <button type="button" onClick={saveTemplate} className={LINK}>
        <Icon of={FileSpreadsheet} />
        Boş şablonu indir
      </button>
      <AllItems {...allItems} />
    </>
  )
}
