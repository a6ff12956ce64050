import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { LiveData, QuotePaper } from '@/lib/papers/paper'
import { formatDateTime, formatLongDate, formatShortDate } from '@/lib/platform/turkish/dates'
import { currencyName, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { breakTable, foldBelow, placePieces } from './breaking'
import type { MeasureAt } from './fonts'
import { Head, layoutHead, KeyFact } from './head'
import {
  cellLines,
  type Column,
  type PaperBlock,
  heading,
  HeadRow,
  mostLines,
  numbered,
  Row,
  rowHeight,
  ruled,
  space,
  stamp,
  TABLE_HEAD,
  textLines,
  withFittingSizes,
} from './parts'
import {
  Band,
  CONTENT_END,
  INNER,
  Lines,
  linesHeight,
  mm,
  mono,
  NEXT_TOP,
  PaperPage,
  Pieces,
  sans,
  SLACK,
  THICK,
  THIN,
  title,
} from './sheet'
import { alignCommas, wrap } from './wrap'

const quantity = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 })

function columnsOf({ currency }: QuotePaper): Column[] {
  const sign = currencyName(currency)
  return [
    { heading: 'Sıra', width: 10, isMono: true },
    { heading: 'Ne', width: 16 },
    { heading: 'Açıklama' },
    { heading: 'Miktar', width: 19, isRight: true, isMono: true },
    { heading: 'Birim', width: 13 },
    { heading: `Birim fiyat, ${sign}`, width: 26, isRight: true, isMono: true },
    { heading: `Tutar, ${sign}`, width: 29, isRight: true, isMono: true },
  ]
}

/** An amount, or nothing where a draft says none. */
const amountOf = (cents: number | null) => (cents === null ? '' : formatAmount(cents))

const CARRY = rowHeight(1) + 0.25

/** What the fact cell and the stamp say of the decision. */
const DECIDED = { approved: 'Onaylandı', declined: 'Onaylanmadı' } as const

function decisionFact({ decision, isDraft }: LiveData): string {
  if (isDraft) return 'Gönderilmedi'
  if (!decision) return 'Bekleniyor'
  if (decision.kind === 'expired') return 'Süresi doldu'
  if (decision.kind === 'replaced') return `Yerine teklif ${decision.version}`
  return `${DECIDED[decision.kind]}, ${formatShortDate(decision.at)}`
}

function decisionStamp({ number, validUntil }: QuotePaper, { decision, isDraft }: LiveData, measure: MeasureAt) {
  if (isDraft)
    return stamp({ symbol: 'open', word: 'Taslak', sentence: 'Bu teklif gönderilmedi ve bağlayıcı değildir.' }, measure)
  if (!decision) return null
  if (decision.kind === 'expired') {
    const day = validUntil ? formatLongDate(validUntil) : ''
    return stamp(
      { symbol: 'open', word: 'Süresi doldu', sentence: `Son geçerlilik günü ${day}. Yeni teklif isteyin.` },
      measure,
    )
  }
  if (decision.kind === 'replaced') {
    const sentence = 'numaralı teklif bunun yerine geçti.'
    const measured = `${number}/${decision.version}`
    return stamp({ symbol: 'open', word: 'Geçerli değil', measured, isMeasuredFirst: true, sentence }, measure)
  }
  const { kind, by, how, at, note } = decision
  const symbol = kind === 'approved' ? 'closed' : 'open'
  return stamp({ symbol, word: DECIDED[kind], measured: formatDateTime(at), sentence: `${by}, ${how},`, note }, measure)
}

const SUM_ROW = 2.4 + linesHeight(1, 9.5, 1.4) + 0.25
const PAY_ROW = 2.4 + linesHeight(1, 15, 1.4) + 0.5

type Account = NonNullable<QuotePaper['accounts']>[number]

const SMALL = { size: 8, height: 1.35 }
const BANK_HEAD = linesHeight(1, 9.5, 1.3) + 0.6
const IBAN_LINE = linesHeight(1, 10, 1.3)
/** Between two accounts. */
const ACCOUNT_GAP = 0.8

/** The most accounts next to the sums. More are in a row of their own below them. */
const MOST_BESIDE = 3

/** The accounts to pay to, two lines a bank, in a cell of a width. Holders that are the same are named once. */
function accountCell({ accounts = [], currency, number }: QuotePaper, width: number, measure: MeasureAt) {
  const broken = (text: string) => wrap(text, width, measure('sans', SMALL.size))
  const [first] = accounts
  const isOne = accounts.every(({ holder }) => holder === first?.holder)
  const rows = accounts.map(({ bank, holder, iban }: Account) => {
    return { iban, bank: broken(bank), holder: isOne ? [] : broken(`Hesap sahibi: ${holder}`) }
  })
  const after = [...(isOne && first ? broken(`Hesap sahibi: ${first.holder}`) : []), `Açıklamaya ${number} yazın.`]
  const smallLines = rows.flatMap(({ bank, holder }) => [...bank, ...holder]).length + after.length
  const small = sans(SMALL.size, SMALL.height)
  return {
    height: BANK_HEAD + linesHeight(smallLines, SMALL.size, SMALL.height) + rows.length * (IBAN_LINE + ACCOUNT_GAP),
    content: (
      <View>
        <Text style={{ ...title(9.5), marginBottom: mm(0.6) }}>
          {`Ödeme için ${accounts.length > 1 ? 'hesaplar' : 'hesap'}, ${currencyName(currency)}`}
        </Text>
        {rows.map(({ bank, iban, holder }) => (
          <View key={iban} style={{ marginBottom: mm(ACCOUNT_GAP) }}>
            <Lines lines={bank} style={small} />
            <Text style={{ ...mono(10, 1.3), ...SLACK }}>{iban}</Text>
            <Lines lines={holder} style={small} />
          </View>
        ))}
        <Lines lines={after} style={small} />
      </View>
    ),
  }
}

const SUMS_WIDTH = 88
const INSET = 4.5

/** The sums, with notes about the prices next to them, and the accounts to pay to unless they are too many. */
function sums(paper: QuotePaper, measure: MeasureAt): PaperBlock {
  const { currency, vatIncluded, vatRate, subtotal, discountAmount, net, vat, total } = paper
  const money = (amount: number) => formatMoney(amount, currency)
  const hasDiscount = discountAmount > 0
  const rows: [string, string][] = [
    ...(hasDiscount || vatIncluded ? [['Satır toplamı', money(subtotal)] as [string, string]] : []),
    ...(hasDiscount ? [['İskonto', `−${money(discountAmount)}`] as [string, string]] : []),
    ...(vatIncluded
      ? [[`İçindeki KDV %${vatRate}`, money(vat)] as [string, string]]
      : [
          [hasDiscount ? 'Ara toplam' : 'Satır toplamı', money(net)] as [string, string],
          [`KDV %${vatRate}`, money(vat)] as [string, string],
        ]),
  ]
  const notes = [
    vatIncluded ? 'Birim fiyatlar KDV dahildir.' : 'Birim fiyatlar KDV hariçtir.',
    ...(hasDiscount
      ? [
          vatIncluded
            ? 'İskonto satırların toplamına uygulanır; içindeki KDV indirimli tutardandır.'
            : 'İskonto satırların toplamına uygulanır; KDV indirimli tutardan hesaplanır.',
        ]
      : []),
  ]
  const count = paper.accounts?.length ?? 0
  const width = INNER.width - SUMS_WIDTH - 2 * INSET
  const bank = count > 0 && count <= MOST_BESIDE ? accountCell(paper, width, measure) : null
  const smallNotes = notes.flatMap((note) => wrap(note, width, measure('sans', SMALL.size)))
  const beside = bank ? 3 + linesHeight(smallNotes.length, SMALL.size, SMALL.height) + 2 + bank.height + 3 : 0
  const height = Math.max(rows.length * SUM_ROW + PAY_ROW, beside) + 0.5
  return {
    height,
    isWhole: true,
    atFold: true,
    content: (
      <View
        style={{
          flexDirection: 'row',
          height: mm(height),
          borderTopWidth: THIN,
          borderBottomWidth: THICK,
          borderColor: '#000',
          marginTop: -THIN,
        }}>
        <View style={{ flexGrow: 1, flexBasis: 0, padding: `${mm(3)} ${mm(INSET)}` }}>
          {bank ? (
            <>
              <Lines lines={smallNotes} style={sans(SMALL.size, SMALL.height)} />
              <View style={{ flexGrow: 1 }} />
              {bank.content}
            </>
          ) : (
            notes.map((note) => (
              <Text key={note} style={{ marginBottom: mm(1) }}>
                {note}
              </Text>
            ))
          )}
        </View>
        <View style={{ width: mm(SUMS_WIDTH), borderLeftWidth: THIN, borderLeftColor: '#000' }}>
          {rows.map(([label, value], i) => (
            <View
              key={label}
              style={{
                height: mm(SUM_ROW),
                flexDirection: 'row',
                justifyContent: 'space-between',
                alignItems: 'center',
                paddingLeft: mm(4.5),
                paddingRight: mm(4),
                ...(i < rows.length - 1 && { borderBottomWidth: THIN, borderBottomColor: '#000' }),
              }}>
              <Text>{label}</Text>
              <Text style={mono(9.5, 1.38)}>{value}</Text>
            </View>
          ))}
          <View
            style={{
              flexGrow: 1,
              flexDirection: 'row',
              justifyContent: 'space-between',
              alignItems: 'center',
              paddingLeft: mm(4.5),
              paddingRight: mm(4),
              borderTopWidth: THICK,
              borderTopColor: '#000',
            }}>
            <Text style={title(10.5)}>Ödenecek, KDV dahil</Text>
            <Text style={mono(15, 1.3, 0.05)}>{money(total)}</Text>
          </View>
        </View>
      </View>
    ),
  }
}

/** The accounts in a row of their own below the sums, if they are too many for the cell next to them. */
function accountRow(paper: QuotePaper, measure: MeasureAt): PaperBlock[] {
  if ((paper.accounts?.length ?? 0) <= MOST_BESIDE) return []
  const { height, content } = accountCell(paper, INNER.width - 2 * INSET, measure)
  return [
    { height: height + 6, isWhole: true, content: <View style={{ padding: `${mm(3)} ${mm(INSET)}` }}>{content}</View> },
  ]
}

/**
 * Returns the blocks below the table. Those that `above` names are above the sums, the work only if there is room; the
 * others are below them.
 */
function piecesAfter(
  paper: QuotePaper,
  live: LiveData,
  end: number,
  measure: MeasureAt,
  above: readonly ('work' | 'terms' | 'stamp')[],
): PaperBlock[] {
  const { work, terms } = paper
  const workPieces = work.trim() === '' ? [] : [heading('Yapılacak iş'), ...textLines(work.trim(), measure), space(3)]
  const height = workPieces.reduce((sum, piece) => sum + piece.height, 0)
  const fold = foldBelow(end)
  const isWorkAbove = above.includes('work') && fold !== undefined && end + height <= fold
  const decided = decisionStamp(paper, live, measure)
  const stamps = decided ? [ruled(decided)] : []
  const termPieces = terms.length > 0 ? [heading('Koşullar'), ...numbered(terms, measure), space(3)] : []
  return [
    ...(isWorkAbove ? workPieces : []),
    ...(above.includes('terms') ? termPieces : []),
    ...(above.includes('stamp') ? stamps : []),
    sums(paper, measure),
    ...accountRow(paper, measure),
    ...(isWorkAbove ? [] : workPieces),
    ...(above.includes('terms') ? [] : termPieces),
    ...(above.includes('stamp') ? [] : stamps),
  ]
}

/** What may be above the sums, the usual first. */
const PLACES_ABOVE = [
  ['work'],
  ['work', 'stamp'],
  ['work', 'terms'],
  ['work', 'terms', 'stamp'],
  ['terms'],
  ['terms', 'stamp'],
] as const

/** Draws a quote. */
export function quotePages(paper: QuotePaper, live: LiveData, measure: MeasureAt): ReactElement[] {
  const { lines, number, version, total, currency, validUntil, leadDays } = paper
  const quantities = alignCommas(lines.map((line) => (line.quantity === null ? '' : quantity.format(line.quantity))))
  const rows = lines.map(({ kind, text, unit, unitPrice, total: sum }, i) => [
    String(i + 1),
    kind,
    text,
    quantities[i]!,
    unit,
    amountOf(unitPrice),
    amountOf(sum),
  ])
  const carriedAt = (index: number) =>
    formatAmount(lines.slice(0, index).reduce((sum, line) => sum + (line.total ?? 0), 0))
  const carryCells = (words: string, index: number) => ['', '', words, '', '', '', carriedAt(index)]
  const columns = withFittingSizes(columnsOf(paper), [...rows, carryCells('', lines.length)], [3, 5, 6], measure)
  const cells = rows.map((row) => cellLines(columns, row, measure))
  const head = layoutHead(paper, measure, paper.found)
  const name = live.isDraft ? 'Teklif, taslak' : 'Teklif'
  const full = `${number}/${version}`
  const table = breakTable(
    cells.map((row) => rowHeight(mostLines(row))),
    {
      first: head.end + (lines.length === 0 ? 0 : TABLE_HEAD),
      next: NEXT_TOP + TABLE_HEAD,
      bottom: CONTENT_END,
      carry: CARRY,
      lastEnd: 198,
      withEnd: 2,
    },
  )
  const last = table.at(-1)!
  const from = { page: table.length - 1, y: last.end }
  const room = { next: NEXT_TOP, bottom: CONTENT_END }
  // A stamp or terms alone on a page would be odd where there is room above the sums.
  const { placed } = PLACES_ABOVE.map((above) =>
    placePieces(piecesAfter(paper, live, last.end, measure, above), from, room),
  ).reduce((best, one) => (one.page < best.page ? one : best))
  const count = Math.max(table.length, ...placed.map(({ page }) => page + 1))
  const carried = (words: string, index: number) => cellLines(columns, carryCells(words, index), measure)
  const validity = validUntil ? formatLongDate(validUntil) : 'Yazılmadı'
  const lead = leadDays === null ? 'Yazılmadı' : leadDays > 0 ? `Onaydan sonra ${leadDays} iş günü` : 'Onayla aynı gün'
  return Array.from({ length: count }, (_, page) => {
    const part = table[page]
    const facts = { paper, measure, name, number: full, authored: 'Hazırlayan', page: page + 1, pages: count }
    return (
      <PaperPage key={page} {...facts}>
        {page === 0 && (
          <Head
            paper={paper}
            name={name}
            number={full}
            top={<KeyFact label="Ödenecek tutar, KDV dahil" value={formatMoney(total, currency)} />}
            code={live.url === null ? null : { text: live.url, opens: 'Kararınızı buradan verin' }}
            layout={head}
            facts={[
              { label: 'Teklif günü', value: formatLongDate(paper.day) },
              { label: 'Geçerlilik', value: validity },
              { label: 'Süre', value: lead },
              { label: 'Karar', value: decisionFact(live) },
            ]}
            measure={measure}
          />
        )}
        {part && lines.length > 0 && (
          <>
            <Band y={part.start - TABLE_HEAD}>
              <HeadRow columns={columns} />
            </Band>
            {part.carriedIn && (
              <Band y={part.start}>
                <Row
                  columns={columns}
                  cells={carried('Önceki sayfadan devreden', part.rows[0]!.index)}
                  height={CARRY}
                  isPlain
                />
              </Band>
            )}
            {part.rows.map(({ index, y, height }) => (
              <Band key={index} y={y}>
                <Row columns={columns} cells={cells[index]!} height={height} />
              </Band>
            ))}
            {part.carriedOut && (
              <Band y={part.end}>
                <Row
                  columns={columns}
                  cells={carried('Sonraki sayfaya devreden', part.rows.at(-1)!.index + 1)}
                  height={CARRY}
                  isPlain
                  isAfterThick
                />
              </Band>
            )}
          </>
        )}
        <Pieces placed={placed} page={page} />
      </PaperPage>
    )
  })
}
