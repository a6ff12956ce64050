import { Download, FileSpreadsheet, Upload } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { FileButton, FileDrop } from '@/components/admin/import/file-drop'
import { saveFile } from '@/components/admin/list/csv-download'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Icon } from '@/components/ui/icon'
import { COLUMNS, MAX_FAULT_FILE_BYTES, MAX_FAULT_FILE_LINES } from '@/lib/domains/fault-import/schema'
import { toCsv } from '@/lib/format/csv'
import { istanbulDay } from '@/lib/format/dates'
import { FAULTS_PATH } from './use-fault-import'

const number = (count: number) => count.toLocaleString('tr-TR')

const LINK =
  'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2 disabled:text-ink-3 disabled:no-underline'

/** Has the browser save a file with the headings alone. */
function saveTemplate(): void {
  saveFile(new Blob([toCsv([COLUMNS])], { type: 'text/csv' }), 'ariza-kodlari-sablon.csv')
}

/** The link to all faults as a file. */
function AllFaults() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const path = `${FAULTS_PATH}?state=all&page=1&pageSize=1`
  const { data } = useSWR<number, Error>(path, async () => (await callAdmin<unknown[]>(path)).total)

  async function download() {
    setFailure('')
    setBusy(true)
    try {
      const call = { headers: { Accept: 'text/csv' }, asFile: true } as const
      const { body } = await callAdmin<Blob>(`${FAULTS_PATH}?state=all`, call)
      saveFile(body, `ariza-kodlari-${istanbulDay(new Date())}.csv`)
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (data === 0) return null
  const count = data === undefined ? 'kayıtları' : `${number(data)} kaydı`
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void download()} className={LINK}>
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

type FileSectionProps = { busy: string | null; onFile: (file: File) => void }

/** Where a file is chosen or dropped. `busy` is what happens to the chosen one. */
export function FileSection({ busy, onFile }: FileSectionProps) {
  return (
    <section aria-labelledby="dosya" className="max-w-288 border-2 border-edge bg-sheet">
      <header className="flex min-h-13 items-center border-b-2 border-edge px-5 py-2 max-[640px]:px-4">
        <h2 id="dosya" className="text-[1.1875rem] leading-[1.25] tracking-normal">
          Dosya seçin
        </h2>
      </header>
      <FileDrop
        disabled={busy !== null}
        onFile={onFile}
        className="m-5 grid justify-items-start gap-4 border border-dashed border-field bg-paper px-5 py-6 max-[640px]:m-4 max-[640px]:px-4">
        <FileButton
          label={busy ?? 'CSV Dosyası Seç'}
          look="act"
          icon={Upload}
          disabled={busy !== null}
          onFile={onFile}
        />
        <p className="text-ink-2">
          Ya da dosyayı buraya bırakın. En çok {number(MAX_FAULT_FILE_LINES)} satır ve{' '}
          {MAX_FAULT_FILE_BYTES / 1024 / 1024} MB. Dosyayı seçmek hiçbir şeyi değiştirmez; önce denetlenir.
        </p>
      </FileDrop>
      <div className="flex flex-wrap gap-x-6 px-5 pb-5 max-[640px]:px-4">
        <button type="button" onClick={saveTemplate} className={LINK}>
          <Icon of={FileSpreadsheet} />
          Boş şablonu indir
        </button>
        <AllFaults />
      </div>
    </section>
  )
}
