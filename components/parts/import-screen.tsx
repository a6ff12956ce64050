'use client'

import { takeFocus } from '@/components/admin/form/form-notices'
import { FileLinks } from '@/components/admin/import/file-links'
import { ImportCircuit } from '@/components/admin/import/import-circuit'
import { ImportScreen, type WholeFileResult, wholeFileSummary } from '@/components/admin/import/import-screen'
import {
  BLOCK_CELL,
  CellErrors,
  ColumnTable,
  LineNumber,
  LineTable,
  EmptyValue,
  ROW_CLASSES,
} from '@/components/admin/import/import-tables'
import { useImport } from '@/components/admin/import/use-import'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { apiPath } from '@/lib/api/paths'
import type { ImportedPart, PartImportJson } from '@/lib/parts/import/output'
import { FILE_FIELDS, type FileField, headingOf } from '@/lib/parts/import/schema'
import { MAX_SHOWN_LINES } from '@/lib/platform/csv/read-columns'
import { MAX_FILE_BYTES, MAX_FILE_LINES } from '@/lib/platform/csv/schema'
import { type Currency, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { countText } from '@/lib/platform/turkish/numbers'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'
import { milliText, quantityText, signedText } from './words'

const PATHS = { list: apiPath('Parts'), import: apiPath('Parts/import') }

const EXAMPLES: Record<FileField, string> = {
  code: 'FAN-80-24: A–Z, 0–9 ve -, en çok 16',
  name: 'Soğutma fanı, 80 mm 24 V',
  place: 'Raf D1',
  unit: 'adet, saat, set ya da m',
  onHand: '3: rafta sayılan. Boşsa sayım yazılmaz',
  least: '4',
  price: '540,00',
  currency: 'TRY, EUR ya da USD',
  supplier: 'Kuzey Komponent',
  note: 'Devir çıkışsız olanı alarm verir.',
}

const COLUMNS = Object.fromEntries(FILE_FIELDS.map((field) => [headingOf(field), EXAMPLES[field]]))

const REQUIRED = [headingOf('code'), headingOf('name')]

/** Describes what an import does to the part on a line. */
function effectOf({
  result,
  unit,
  price,
  count: stockCount,
  fields,
}: Exclude<ImportedPart, { result: 'bad' }>): string {
  const isNew = result === 'new'
  const changedFields = fields
    .filter((field) => field !== 'price' && field !== 'onHand')
    .map((field) => headingOf(field))
  const words = [
    isNew && 'Yeni',
    !isNew && price && priceWords(price),
    !isNew && changedFields.length > 0 && `Değişecek: ${changedFields.join(', ')}`,
    stockCount && (isNew ? `sayım: ${quantityText(stockCount.counted, unit)}` : stockCountWords(stockCount, unit)),
    isNew && !stockCount && 'miktar boş: sayım yazılmaz',
  ].filter(Boolean)
  return words.length > 0 ? words.join('; ') : 'Aynı, değişmez'
}

/** Returns 'Fiyat: 6.400,00 TL (6.100,00 idi)'. */
function priceWords({ before, after, currency }: { before: number | null; after: number | null; currency: Currency }) {
  const newPrice = after === null ? 'yok' : formatMoney(after, currency)
  return `Fiyat: ${newPrice} (${before === null ? 'yoktu' : `${formatAmount(before)} idi`})`
}

/** Returns 'Sayım: 3 adet (kayıtta −2), fark +5'. */
function stockCountWords({ counted, recorded }: { counted: number; recorded: number }, unit: string) {
  const countedText = `Sayım: ${quantityText(counted, unit)}`
  return counted === recorded
    ? `${countedText}, aynı`
    : `${countedText} (kayıtta ${milliText(recorded)}), fark ${signedText(counted - recorded)}`
}

/** Widths of columns whose words may break at any letter. */
const WIDTHS = { [headingOf('code')]: 'md:w-40', Yer: 'md:w-32', Sonuç: 'md:w-[36%]' }

function Lines({ answer, result }: { answer: PartImportJson; result: WholeFileResult }) {
  const { lines, counts } = answer
  const shownLines = lines.filter((line) => result === 'all' || line.result === result).slice(0, MAX_SHOWN_LINES)
  return (
    <>
      {/* 'Yer', because the field's 'Yeri' ('its place') needs the part's name before it. */}
      <LineTable names={['Satır', headingOf('code'), 'Yer', headingOf('name'), 'Sonuç']} widths={WIDTHS}>
        {shownLines.map((line) => (
          <tr key={line.line} className={ROW_CLASSES}>
            <LineNumber line={line.line} />
            <td className={`${BLOCK_CELL} mono text-small [overflow-wrap:anywhere]`}>
              {line.code || <EmptyValue>kod yok</EmptyValue>}
            </td>
            <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>{line.place || <EmptyValue>boş</EmptyValue>}</td>
            <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>{line.name || <EmptyValue>boş</EmptyValue>}</td>
            <td className={`${BLOCK_CELL} [overflow-wrap:anywhere]`}>
              {line.result === 'bad' ? <CellErrors errors={line.errors} /> : effectOf(line)}
            </td>
          </tr>
        ))}
      </LineTable>
      <p className="border-t border-line px-5 py-3 text-small leading-[1.4] text-ink-2 max-sm:px-4">
        {counts[result] > shownLines.length && `İlk ${countText(shownLines.length)} satır gösteriliyor. `}
        Dosyadaki miktar toplama eklenmez, sayım sayılır; miktarı boş bırakılan parçanın elde olanı değişmez.
      </p>
    </>
  )
}

/** Returns '34 yeni parça, 12 fiyat, 46 sayım'. */
const changesIn = ({ counts }: PartImportJson) =>
  [
    counts.new > 0 && `${countText(counts.new)} yeni parça`,
    counts.prices > 0 && `${countText(counts.prices)} fiyat`,
    counts.counted > 0 && `${countText(counts.counted)} sayım`,
  ]
    .filter(Boolean)
    .join(', ') || `${countText(counts.changed)} değişiklik`

const summaryOf = (file: File, answer: PartImportJson) =>
  wholeFileSummary({
    file,
    path: PATHS.import,
    counts: answer.counts,
    labels: { new: 'Yeni parça', changed: 'Değişecek' },
    lines: (result) => <Lines answer={answer} result={result} />,
    actionOf: () => `${countText(answer.counts.all)} Satırı Aktar`,
  })

/** The screen that imports parts. It imports all lines of a file or none, and records each quantity as a stock count. */
export function PartImportScreen() {
  const state = useImport(PATHS, MAX_FILE_BYTES, ({ basis }) => basis)
  const { checkedFile, startAgain } = state
  return (
    <>
      <ImportCircuit checkedFile={checkedFile} changes={checkedFile ? `${changesIn(checkedFile.answer)}.` : ''} />
      <ImportScreen
        state={state}
        maxBytes={MAX_FILE_BYTES}
        maxLines={MAX_FILE_LINES}
        backHref={ADMIN_PATHS.parts}
        links={<FileLinks columns={Object.keys(COLUMNS)} name="parcalar" pathOf={(page) => apiPath('Parts', page)} />}
        summary={checkedFile && summaryOf(checkedFile.file, checkedFile.answer)}
        done={
          checkedFile && (
            <Alert
              ref={takeFocus}
              tone="good"
              className="max-w-288"
              title={`${checkedFile.file.name} aktarıldı: ${changesIn(checkedFile.answer)}.`}
              actions={
                <>
                  <ButtonLink href={ADMIN_PATHS.parts}>Parçalara Dön</ButtonLink>
                  <Button onClick={startAgain}>Başka dosya aktar</Button>
                </>
              }
            />
          )
        }
      />
      {!checkedFile && <ColumnTable examples={COLUMNS} required={REQUIRED} note={NOTE} />}
    </>
  )
}

const NOTE = 'Kodu aynı olan parça varsa o parça değişir. Boş hücre ve dosyada olmayan sütun, yazılmış olanı bırakır.'
