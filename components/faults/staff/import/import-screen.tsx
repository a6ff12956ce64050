'use client'

import { FileLinks } from '@/components/admin/import/file-links'
import { ImportScreen, type WholeFileResult, wholeFileSummary } from '@/components/admin/import/import-screen'
import { ColumnTable } from '@/components/admin/import/import-tables'
import { useImport } from '@/components/admin/import/use-import'
import { apiPath } from '@/lib/api/paths'
import { type Column, COLUMNS, REQUIRED_COLUMNS } from '@/lib/faults/import/schema'
import { MAX_FILE_BYTES, MAX_FILE_LINES } from '@/lib/platform/csv/schema'
import { MAX_SHOWN_LINES } from '@/lib/platform/csv/read-columns'
import { countText } from '@/lib/platform/turkish/numbers'
import type { FaultImportResult } from '@/lib/faults/import/output'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { DoneSection } from './done-section'
import { ImportCircuit } from '@/components/admin/import/import-circuit'
import { BadLines, ResultLines } from './line-tables'

const PATHS = { list: apiPath('Faults'), import: apiPath('Faults/import') }

const EXAMPLES: Record<Column, string> = {
  cihaz: 'Cihaz grubunun adı: Servo Sürücü Tamiri',
  marka: 'Yumaro',
  seri: 'YS2',
  kod: 'AL16. Kod göstermeyen arızada boş',
  baslik: 'Servo açılırken aşırı akım',
  belirti: 'Enerji gelince gösterge normaldir. Servo açılır açılmaz …',
  sebepler: 'Her sebep “|” ile ayrılır, en olasısı en önde',
  kontroller: 'Her kontrol “|” ile ayrılır; metinde geçen çubuk “\\|” yazılır',
  uyari: 'Alarmı silip servoyu art arda açmayın …',
  atolye: 'Güç katı diyot kademesinde ölçülür …',
  yazi: 'İlgili yazının adresi',
  durum: 'Taslak ya da Yayında; boşsa Taslak',
}

const NOTE =
  'Marka, seri ve kodu aynı olan kayıt varsa o kayıt güncellenir; adresi değişmez. Kodu boş satırlarda başlığa bakılır. Güncellenen kayıtta boş hücre ve dosyada olmayan sütun, yazılmış olanı bırakır.'

/** Returns a sentence about the publication states of the imported faults. */
function statesText({ counts }: FaultImportResult): string {
  const published = counts.new - counts.drafts
  const added =
    counts.new === 0
      ? ''
      : published === 0
        ? 'Yeni kayıtların hepsi taslak olarak eklenir. '
        : counts.drafts === 0
          ? 'Yeni kayıtların hepsi yayında olarak eklenir. '
          : `Yeni kayıtların ${countText(counts.drafts)} tanesi taslak, ${countText(published)} tanesi yayında olarak eklenir. `
  const hint = counts.all > counts.new ? 'Var olan kayıtlarda boş hücre, yazılmış olanı ve durumu bırakır.' : ''
  return added + hint
}

/** The first hundred lines with a result. */
function Lines({ answer, result }: { answer: FaultImportResult; result: WholeFileResult }) {
  const { lines, counts } = answer
  const visibleLines = lines.filter((line) => result === 'all' || line.result === result).slice(0, MAX_SHOWN_LINES)
  const badLines = visibleLines.filter((line) => line.result === 'bad')
  const limitNote =
    counts[result] > visibleLines.length ? `İlk ${countText(visibleLines.length)} satır gösteriliyor. ` : ''
  const note = limitNote + (counts.bad > 0 ? '' : statesText(answer))
  return (
    <>
      {result === 'bad' ? <BadLines lines={badLines} /> : <ResultLines lines={visibleLines} />}
      {note && <p className="border-t border-line px-5 py-3 text-small leading-[1.4] text-ink-2 max-sm:px-4">{note}</p>}
    </>
  )
}

const summaryOf = (file: File, answer: FaultImportResult) =>
  wholeFileSummary({
    file,
    path: PATHS.import,
    counts: answer.counts,
    labels: { new: 'Yeni', changed: 'Güncellenecek' },
    lines: (result) => <Lines answer={answer} result={result} />,
    actionOf: (changes) => `${countText(changes)} Arızayı Aktar`,
  })

const changesIn = ({ counts }: FaultImportResult) =>
  `${countText(counts.new)} yeni kayıt, ${countText(counts.changed)} güncelleme.`

/** Import of faults: writes all lines of a file, or none. */
export function FaultImportScreen() {
  const state = useImport(PATHS, MAX_FILE_BYTES, ({ basis }) => basis)
  const { checkedFile, startAgain } = state
  return (
    <>
      <ImportCircuit checkedFile={checkedFile} changes={checkedFile ? changesIn(checkedFile.answer) : ''} />
      <ImportScreen
        state={state}
        maxBytes={MAX_FILE_BYTES}
        maxLines={MAX_FILE_LINES}
        backHref={ADMIN_PATHS.fault}
        links={
          <FileLinks
            columns={COLUMNS}
            name="ariza-kodlari"
            pathOf={(page) => apiPath('Faults', { state: 'all', ...page })}
          />
        }
        summary={checkedFile && summaryOf(checkedFile.file, checkedFile.answer)}
        done={checkedFile && <DoneSection answer={checkedFile.answer} onAgain={startAgain} />}
      />
      {!checkedFile && <ColumnTable examples={EXAMPLES} required={REQUIRED_COLUMNS} note={NOTE} />}
    </>
  )
}
