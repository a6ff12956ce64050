'use client'

import { ImportScreen, SaveBadLines, type CheckSummary } from '@/components/admin/import/import-screen'
import { useImport } from '@/components/admin/import/use-import'
import { saveFile } from '@/components/admin/list/csv-download'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { ImportedLine, ImportResult } from '@/lib/redirects/output'
import { MAX_FILE_BYTES, MAX_FILE_LINES } from '@/lib/redirects/schema'
import { toCsv } from '@/lib/platform/csv/write-csv'
import { countText } from '@/lib/platform/turkish/numbers'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { ImportLines } from './import-lines'

const PATHS = { list: apiPath('Redirects'), import: apiPath('Redirects/import') }

const RESULTS = [
  { name: 'all', label: 'Bütün satırlar' },
  { name: 'new', label: 'Eklenecek' },
  { name: 'known', label: 'Zaten var' },
  { name: 'bad', label: 'Hatalı' },
] as const

type Result = (typeof RESULTS)[number]['name']

const linesOf = ({ lines }: ImportResult, result: Result) =>
  result === 'all' ? lines : lines.filter((line) => line.result === result)

function saveBadLines(lines: readonly ImportedLine[]): void {
  const rows = lines.flatMap((line) =>
    line.result === 'bad' ? [[line.from, line.to, String(line.line), line.reason]] : [],
  )
  const file = new Blob([toCsv([['eski', 'yeni', 'Satır', 'Neden'], ...rows])], { type: 'text/csv' })
  saveFile(file, 'hatali-satirlar.csv')
}

function BadLines({ answer }: { answer: ImportResult }) {
  if (linesOf(answer, 'bad').length === 0) return null
  return <SaveBadLines label="Hatalıları İndir" save={() => saveBadLines(answer.lines)} />
}

function summaryOf(answer: ImportResult): CheckSummary<Result> {
  const newCount = countText(linesOf(answer, 'new').length)
  const badCount = linesOf(answer, 'bad').length
  return {
    counts: RESULTS.map(({ name, label }) => ({ name, label, count: linesOf(answer, name).length })),
    initialResult: 'all',
    lines: (result) => <ImportLines key={result} lines={linesOf(answer, result)} />,
    action: newCount === '0' ? '' : `${newCount} Satırı Ekle`,
    hint:
      newCount === '0'
        ? 'Eklenecek satır yok.'
        : badCount > 0
          ? `Hatalı ${countText(badCount)} satır eklenmez.`
          : 'Bütün satırlar doğru.',
    writing: `${newCount} satır yazılıyor; pencereyi kapatabilirsiniz.`,
    badLines: <BadLines answer={answer} />,
  }
}

function Done({ answer, onAgain }: { answer: ImportResult; onAgain: () => void }) {
  const badCount = linesOf(answer, 'bad').length
  return (
    <Alert
      tone="good"
      className="max-w-288"
      title={`${countText(answer.added)} yönlendirme eklendi.`}
      text={badCount > 0 && `Hatalı ${countText(badCount)} satır eklenmedi.`}
      actions={
        <>
          <ButtonLink href={ADMIN_PATHS.redirect}>Yönlendirmeleri Gör</ButtonLink>
          <BadLines answer={answer} />
          <Button onClick={onAgain}>Başka dosya aktar</Button>
        </>
      }
    />
  )
}

/** Import of redirects: adds the valid lines of a file. */
export function RedirectImportScreen() {
  const state = useImport(PATHS, MAX_FILE_BYTES)
  const { checkedFile, startAgain } = state
  return (
    <>
      <ImportScreen
        state={state}
        maxBytes={MAX_FILE_BYTES}
        maxLines={MAX_FILE_LINES}
        backHref={ADMIN_PATHS.redirect}
        summary={checkedFile && summaryOf(checkedFile.answer)}
        done={checkedFile && <Done answer={checkedFile.answer} onAgain={startAgain} />}
      />
      <p className="mt-5 max-w-[44em] text-ink-2">
        Beklenen sütunlar: <span className="mono">eski;yeni</span>. Noktalı virgül, virgül ya da sekme ayırabilir; ilk
        satır başlıksa atlanır. En çok <span className="mono">{countText(MAX_FILE_LINES)}</span> satır.
      </p>
    </>
  )
}
