'use client'

import { Download, FileSpreadsheet } from 'lucide-react'
import { SubmitButton } from '@/components/admin/editor/submit-button'
import { saveFile } from '@/components/admin/list/csv-download'
import { FileInput } from '@/components/admin/pictures/file-input'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ImportedLine } from '@/lib/domains/redirects/mutations'
import { MAX_FILE_LINES } from '@/lib/domains/redirects/schema'
import { toCsv } from '@/lib/format/csv'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ImportLines } from './import-lines'
import { useImport } from './use-import'

const number = (count: number) => count.toLocaleString('tr-TR')

/** Saves the bad lines as a file that can be mended and imported again. */
function saveBad(lines: readonly ImportedLine[]): void {
  const rows = lines.flatMap((line) =>
    line.result === 'bad' ? [[line.from, line.to, String(line.line), line.reason]] : [],
  )
  const file = new Blob([toCsv([['eski', 'yeni', 'Satır', 'Neden'], ...rows])], { type: 'text/csv' })
  saveFile(file, 'hatali-satirlar.csv')
}

/** Import of redirects: a file, what would become of each line, and the button that adds the good ones. */
export function ImportScreen() {
  const { state, busy, failure, choose, apply } = useImport()
  const lines = state?.result.lines ?? []
  const count = (result: ImportedLine['result']) => lines.filter((line) => line.result === result).length
  const [fresh, bad] = [count('new'), count('bad')]
  const input = (label: string) => (
    <FileInput
      id="file"
      label={busy === 'read' ? 'Okunuyor' : label}
      look="line"
      icon={FileSpreadsheet}
      accept=".csv,.txt,text/csv"
      disabled={busy !== null}
      onFiles={([file]) => file && void choose(file)}
    />
  )
  const saveBadButton = bad > 0 && (
    <Button size="compact" className="max-[640px]:flex-auto" onClick={() => saveBad(lines)}>
      <Icon of={Download} />
      Hatalıları İndir
    </Button>
  )
  return (
    <div className="max-w-288">
      {failure && <Alert density="compact" tone="bad" className="mb-4" title={failure} />}
      {state?.isDone && (
        <Alert
          density="compact"
          tone="good"
          className="mb-4"
          title={`${number(state.result.added)} yönlendirme eklendi.`}
          text={bad > 0 && `Hatalı ${number(bad)} satır eklenmedi.`}
          actions={
            <>
              <ButtonLink href={ADMIN_PATHS.redirects} size="compact">
                Yönlendirmeleri Gör
              </ButtonLink>
              {saveBadButton}
            </>
          }
        />
      )}
      {(!state || state.isDone) && (
        <div className="max-w-96">{input(failure || state ? 'Başka Dosya Seç' : 'CSV dosyası seç')}</div>
      )}
      {state && !state.isDone && (
        <form
          aria-labelledby="dosya"
          className="border-2 border-edge bg-sheet"
          onSubmit={(event) => {
            event.preventDefault()
            void apply()
          }}>
          <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-2 border-edge px-5 py-2 max-[640px]:px-4">
            <h2 id="dosya" className="text-[1.1875rem] leading-[1.25] tracking-normal [overflow-wrap:anywhere]">
              {state.file.name}
            </h2>
            <div className="[&_label]:border-0 [&_label]:px-2 [&_label]:font-normal [&_label]:underline">
              {input('Başka dosya')}
            </div>
          </header>
          {/* The scroll margin keeps the bar below, which stays in view, from covering the focused button. */}
          <div className="min-[641px]:[&_button]:scroll-mb-28">
            <ImportLines key={`${state.file.name} ${state.file.lastModified}`} lines={lines} />
          </div>
          <div className="sticky bottom-0 z-2 -mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-[640px]:static max-[640px]:px-4">
            {fresh > 0 && (
              <SubmitButton busy={busy === 'add' && 'Ekleniyor'}>{`${number(fresh)} Satırı Ekle`}</SubmitButton>
            )}
            {saveBadButton}
            <ButtonLink href={ADMIN_PATHS.redirects} size="compact" className="max-[640px]:flex-auto">
              Vazgeç
            </ButtonLink>
            <p className="text-ink-2 max-[640px]:order-first max-[640px]:basis-full">
              {fresh === 0
                ? 'Eklenecek satır yok.'
                : bad > 0
                  ? `Hatalı ${number(bad)} satır eklenmez.`
                  : 'Bütün satırlar doğru.'}
            </p>
          </div>
        </form>
      )}
      <p className="mt-5 max-w-[44em] text-ink-2">
        Beklenen sütunlar: <span className="mono">eski;yeni</span>. Noktalı virgül, virgül ya da sekme ayırabilir; ilk
        satır başlıksa atlanır. En çok <span className="mono">{number(MAX_FILE_LINES)}</span> satır.
      </p>
    </div>
  )
}
