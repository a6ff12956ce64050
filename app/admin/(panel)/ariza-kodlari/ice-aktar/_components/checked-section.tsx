import { Download, FileSpreadsheet, Upload } from 'lucide-react'
import { useState } from 'react'
import { SubmitButton } from '@/components/admin/editor/submit-button'
import { FileButton, FileDrop } from '@/components/admin/import/file-drop'
import { ResultCounts } from '@/components/admin/import/result-counts'
import { saveFile } from '@/components/admin/list/csv-download'
import { reasonOf } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type ImportAnswer, type ImportedLine, isWarned, SHOWN_LINES } from '@/lib/domains/fault-import/schema'
import { istanbulDay } from '@/lib/format/dates'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { BadLines, ResultLines } from './line-tables'
import { readBadLines } from './use-fault-import'

const number = (count: number) => count.toLocaleString('tr-TR')

const RESULTS = [
  { name: 'all', label: 'Bütün satırlar' },
  { name: 'new', label: 'Yeni' },
  { name: 'changed', label: 'Güncellenecek' },
  { name: 'bad', label: 'Hatalı' },
] as const

const WARNED = { name: 'warned', label: 'Benzer kod' } as const

type Result = (typeof RESULTS)[number]['name'] | 'warned'

const hasResult = (line: ImportedLine, result: Result) =>
  result === 'all' || line.result === result || (result === 'warned' && isWarned(line))

/** Returns what happens to the states of the lines. */
function statesOf({ counts }: ImportAnswer): string {
  const published = counts.new - counts.drafts
  const added =
    counts.new === 0
      ? ''
      : published === 0
        ? 'Yeni kayıtların hepsi taslak olarak eklenir. '
        : counts.drafts === 0
          ? 'Yeni kayıtların hepsi yayında olarak eklenir. '
          : `Yeni kayıtların ${number(counts.drafts)} tanesi taslak, ${number(published)} tanesi yayında olarak eklenir. `
  const kept = counts.all > counts.new ? 'Var olan kayıtlarda boş hücre, yazılmış olanı ve durumu bırakır.' : ''
  return added + kept
}

/** The lines of a result, the first hundred of them. */
function Lines({ answer, result }: { answer: ImportAnswer; result: Result }) {
  const { lines, counts } = answer
  const found = lines.filter((line) => hasResult(line, result))
  const shown = found.slice(0, SHOWN_LINES)
  const bad = shown.filter((line): line is Extract<ImportedLine, { result: 'bad' }> => line.result === 'bad')
  if (shown.length === 0) return <p className="px-5 py-4 text-ink-2 max-[640px]:px-4">Böyle satır yok.</p>
  const more = counts[result] > shown.length ? `İlk ${number(shown.length)} satır gösteriliyor. ` : ''
  const note = more + (counts.bad > 0 ? '' : statesOf(answer))
  return (
    <>
      {result === 'bad' ? <BadLines lines={bad} /> : <ResultLines lines={shown} />}
      {note && (
        <p className="border-t border-line px-5 py-3 text-small leading-[1.4] text-ink-2 max-[640px]:px-4">{note}</p>
      )}
    </>
  )
}

/** Downloads the bad lines with their reasons. */
function SaveBadLines({ file }: { file: File }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function save() {
    setFailure('')
    setBusy(true)
    try {
      saveFile(await readBadLines(file), `hatali-satirlar-${istanbulDay(new Date())}.csv`)
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        size="compact"
        className="max-[640px]:flex-auto"
        busy={isBusy && 'Hazırlanıyor'}
        onClick={() => void save()}>
        <Icon of={Download} />
        Hatalı Satırları İndir
      </Button>
      {failure && <Alert density="compact" tone="bad" className="basis-full" title={failure} />}
    </>
  )
}

type CheckedSectionProps = {
  file: File
  answer: ImportAnswer
  /** What happens now, as the text of the button and a sentence. */
  busy: { label: string; note: string } | null
  isWriting: boolean
  onFile: (file: File) => void
  onWrite: () => void
}

/** What would become of the lines of a file, and the button that writes them or asks for a better file. */
export function CheckedSection({ file, answer, busy, isWriting, onFile, onWrite }: CheckedSectionProps) {
  const { counts } = answer
  const [result, setResult] = useState<Result>(counts.bad > 0 ? 'bad' : 'all')
  const results = counts.warned > 0 ? [...RESULTS, WARNED] : RESULTS
  const changes = counts.new + counts.changed
  const hint =
    counts.bad > 0
      ? 'Hatalı satır kaldıkça hiçbir satır aktarılmaz.'
      : changes > 0
        ? 'Tek işlemde yazılır; yarım kalmaz.'
        : 'Dosyadaki her şey kayıtlarla aynı; aktarılacak bir şey yok.'
  return (
    <FileDrop disabled={busy !== null} onFile={onFile} className="max-w-288">
      <form
        aria-labelledby="dosya"
        className="border-2 border-edge bg-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          onWrite()
        }}>
        <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b-2 border-edge px-5 py-2 max-[640px]:px-4">
          <h2 id="dosya" className="text-[1.1875rem] leading-[1.25] tracking-normal [overflow-wrap:anywhere]">
            {file.name}
          </h2>
          <FileButton label="Başka dosya" look="link" icon={FileSpreadsheet} disabled={busy !== null} onFile={onFile} />
        </header>
        {/* The scroll margin keeps the bar below, which stays in view, from covering the focused button. */}
        <div className="min-[641px]:[&_button]:scroll-mb-28">
          <ResultCounts
            counts={results.map(({ name, label }) => ({ name, label, count: counts[name] }))}
            value={result}
            onChange={setResult}
          />
          <Lines answer={answer} result={result} />
        </div>
        <div className="sticky bottom-0 z-2 -mt-px flex flex-wrap items-center gap-3 border-t border-edge bg-sheet px-5 py-4 max-[640px]:static max-[640px]:px-4">
          {counts.bad > 0 && (
            <>
              <FileButton
                label={busy?.label ?? 'Düzeltilmiş Dosyayı Seç'}
                look="act"
                icon={Upload}
                disabled={busy !== null}
                onFile={onFile}
              />
              <SaveBadLines file={file} />
            </>
          )}
          {counts.bad === 0 && (changes > 0 || busy) && (
            <SubmitButton busy={busy?.label ?? false}>{`${number(changes)} Arızayı Aktar`}</SubmitButton>
          )}
          {!isWriting && (
            <ButtonLink href={ADMIN_PATHS.faults} size="compact" className="max-[640px]:flex-auto">
              Vazgeç
            </ButtonLink>
          )}
          <output className="text-ink-2 max-[640px]:order-first max-[640px]:basis-full">{busy?.note || hint}</output>
        </div>
      </form>
    </FileDrop>
  )
}
