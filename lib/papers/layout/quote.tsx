import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { CurrentData, QuotePaper } from '@/lib/papers/paper'
import { formatDateTime, formatLongDate, formatShortDate } from '@/lib/platform/turkish/dates'
import { currencyName, formatAmount, formatMoney } from '@/lib/platform/turkish/money'
import { formatQuantity } from '@/lib/platform/turkish/numbers'
import { breakTable, foldBelow, FOLDS, placePieces } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { layoutHead, KeyFact } from './head'
import {
  cellLines,
  type Column,
  type PaperBlock,
  heading,
  heightOf,
  maxLineCount,
  numberedList,
  Row,
  rowHeight,
  withRuleAbove,
  space,
  stamp,
  TABLE_HEAD_HEIGHT,
  textLines,
  withFittingSizes,
} from './paper-blocks'
import {
  CONTENT_END,
  INNER,
  Lines,
  linesHeight,
  mm,
  mono,
  NEXT_TOP,
  PIECE_SPACE,
  sans,
  SLACK,
  THICK,
  THIN,
  title,
} from './sheet'
import { paperPages, TableRows } from './paper-pages'
import { alignCommas, wrap } from './wrap'

function columnsOf({ currency }: QuotePaper): Column[] {
  const currencyWord = currencyName(currency)
  return [
    { heading: 'Sıra', width: 10, isMono: true },
    { heading: 'Ne', width: 16 },
    { heading: 'Açıklama' },
    { heading: 'Miktar', width: 19, isRightAligned: true, isMono: true },
    { heading: 'Birim', width: 13 },
    { heading: `Birim fiyat, ${currencyWord}`, width: 26, isRightAligned: true, isMono: true },
    { heading: `Tutar, ${currencyWord}`, width: 29, isRightAligned: true, isMono: true },
  ]
}

/** Returns an amount as text, or '' if a draft lacks it. */
const amountText = (cents: number | null) => (cents === null ? '' : formatAmount(cents))

/** The height of the row with the subtotal of a page. */
const SUBTOTAL_ROW_HEIGHT = rowHeight(1) + 0.25

/** The labels of a decision in the head and in the stamp. */
const DECISION_LABELS = { approved: 'Onaylandı', declined: 'Onaylanmadı' } as const

function outcomeText({ outcome, isDraft }: CurrentData): string {
  if (isDraft) return 'Gönderilmedi'
  if (!outcome) return 'Bekleniyor'
  if (outcome.kind === 'expired') return 'Süresi doldu'
  if (outcome.kind === 'replaced') return `Yerine teklif ${outcome.version}`
  return `${DECISION_LABELS[outcome.kind]}, ${formatShortDate(outcome.at)}`
}

function outcomeStamp({ number, validUntil }: QuotePaper, { outcome, isDraft }: CurrentData, measure: TextMeasurer) {
  if (isDraft)
    return stamp({ symbol: 'open', word: 'Taslak', sentence: 'Bu teklif gönderilmedi ve bağlayıcı değildir.' }, measure)
  if (!outcome) return null
  if (outcome.kind === 'expired') {
    const day = validUntil ? formatLongDate(validUntil) : ''
    return stamp(
      { symbol: 'open', word: 'Süresi doldu', sentence: `Son geçerlilik günü ${day}. Yeni teklif isteyin.` },
      measure,
    )
  }
  if (outcome.kind === 'replaced') {
    const sentence = 'numaralı teklif bunun yerine geçti.'
    const value = `${number}/${outcome.version}`
    return stamp({ symbol: 'open', word: 'Geçerli değil', value, isValueFirst: true, sentence }, measure)
  }
  const { kind, by, how, at, note } = outcome
  const symbol = kind === 'approved' ? 'closed' : 'open'
  return stamp(
    { symbol, word: DECISION_LABELS[kind], value: formatDateTime(at), sentence: `${by}, ${how},`, note },
    measure,
  )
}

/** The heights of a row with a sum, and of the row with the amount to pay. */
const SUM_ROW_HEIGHT = 2.4 + linesHeight(1, 9.5, 1.4) + 0.25
const PAY_ROW_HEIGHT = 2.4 + linesHeight(1, 15, 1.4) + 0.5

/** Font size in points and line height of the accounts and the notes next to the totals. */
const SMALL = { size: 8, lineHeight: 1.35 }
/** The heights of the heading above the accounts, and of a line with an IBAN. */
const BANK_HEAD_HEIGHT = linesHeight(1, 9.5, 1.3) + 0.6
const IBAN_LINE_HEIGHT = linesHeight(1, 10, 1.3)
const ACCOUNT_GAP = 0.8

/** Maximum number of accounts in the cell next to the totals. If there are more, all are in a row below the totals. */
const MAX_ACCOUNTS_IN_CELL = 3

/** A cell with the bank accounts for the payment. If all have the same holder, the holder is named once. */
function accountCell({ accounts = [], currency, number }: QuotePaper, width: number, measure: TextMeasurer) {
  const linesOf = (text: string) => wrap(text, width, measure('sans', SMALL.size))
  const [firstAccount] = accounts
  const hasOneHolder = accounts.every(({ holder }) => holder === firstAccount?.holder)
  const rows = accounts.map(({ bank, holder, iban }) => {
    return { iban, bank: linesOf(bank), holder: hasOneHolder ? [] : linesOf(`Hesap sahibi: ${holder}`) }
  })
  const lastLines = [
    ...(hasOneHolder && firstAccount ? linesOf(`Hesap sahibi: ${firstAccount.holder}`) : []),
    `Açıklamaya ${number} yazın.`,
  ]
  const smallLineCount = rows.flatMap(({ bank, holder }) => [...bank, ...holder]).length + lastLines.length
  const smallStyle = sans(SMALL.size, SMALL.lineHeight)
  return {
    height:
      BANK_HEAD_HEIGHT +
      linesHeight(smallLineCount, SMALL.size, SMALL.lineHeight) +
      rows.length * (IBAN_LINE_HEIGHT + ACCOUNT_GAP),
    content: (
      <View>
        <Text style={{ ...title(9.5), marginBottom: mm(0.6) }}>
          {`Ödeme için ${accounts.length > 1 ? 'hesaplar' : 'hesap'}, ${currencyName(currency)}`}
        </Text>
        {rows.map(({ bank, iban, holder }) => (
          <View key={iban} style={{ marginBottom: mm(ACCOUNT_GAP) }}>
            <Lines lines={bank} style={smallStyle} />
            <Text style={{ ...mono(10, 1.3), ...SLACK }}>{iban}</Text>
            <Lines lines={holder} style={smallStyle} />
          </View>
        ))}
        <Lines lines={lastLines} style={smallStyle} />
      </View>
    ),
  }
}

const TOTALS_WIDTH = 88
const INSET = 4.5

/** The totals. Next to them are notes about the prices and, unless there are too many, the accounts. */
function totals(paper: QuotePaper, measure: TextMeasurer): PaperBlock {
  const { currency, vatIncluded, vatRate, subtotal, discountAmount, net, vat, total } = paper
  const money = (amount: number) => formatMoney(amount, currency)
  const hasDiscount = discountAmount > 0
  const when = (isShown: boolean, label: string, value: string): [string, string][] => (isShown ? [[label, value]] : [])
  const rows: [string, string][] = [
    ...when(hasDiscount || vatIncluded, 'Satır toplamı', money(subtotal)),
    ...when(hasDiscount, 'İskonto', `−${money(discountAmount)}`),
    ...when(!vatIncluded, hasDiscount ? 'Ara toplam' : 'Satır toplamı', money(net)),
    [vatIncluded ? `İçindeki KDV %${vatRate}` : `KDV %${vatRate}`, money(vat)],
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
  const accountCount = paper.accounts?.length ?? 0
  const width = INNER.width - TOTALS_WIDTH - 2 * INSET
  const accountsCell =
    accountCount > 0 && accountCount <= MAX_ACCOUNTS_IN_CELL ? accountCell(paper, width, measure) : null
  const smallNotes = notes.flatMap((note) => wrap(note, width, measure('sans', SMALL.size)))
  const notesHeight = linesHeight(smallNotes.length, SMALL.size, SMALL.lineHeight)
  const cellHeight = accountsCell ? 3 + notesHeight + 2 + accountsCell.height + 3 : 0
  const height = Math.max(rows.length * SUM_ROW_HEIGHT + PAY_ROW_HEIGHT, cellHeight) + 0.5
  return {
    height,
    avoidsFold: true,
    startsAtFold: true,
    content: (
      <View
        style={{
          flexDirection: 'row',
          height: mm(height),
          borderTopWidth: THIN,
          borderBottomWidth: THICK,
          marginTop: -THIN,
        }}>
        <View style={{ flexGrow: 1, flexBasis: 0, padding: `${mm(3)} ${mm(INSET)}` }}>
          {accountsCell ? (
            <>
              <Lines lines={smallNotes} style={sans(SMALL.size, SMALL.lineHeight)} />
              <View style={{ flexGrow: 1 }} />
              {accountsCell.content}
            </>
          ) : (
            notes.map((note) => (
              <Text key={note} style={{ marginBottom: mm(1) }}>
                {note}
              </Text>
            ))
          )}
        </View>
        <View style={{ width: mm(TOTALS_WIDTH), borderLeftWidth: THIN }}>
          {rows.map(([label, value], i) => (
            <View
              key={label}
              style={{
                height: mm(SUM_ROW_HEIGHT),
                flexDirection: 'row',
                justifyContent: 'space-between',
                alignItems: 'center',
                paddingLeft: mm(4.5),
                paddingRight: mm(4),
                ...(i < rows.length - 1 && { borderBottomWidth: THIN }),
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
            }}>
            <Text style={title(10.5)}>Ödenecek, KDV dahil</Text>
            <Text style={mono(15, 1.3, 0.05)}>{money(total)}</Text>
          </View>
        </View>
      </View>
    ),
  }
}

/** The row of accounts below the totals, if there are too many for the cell next to the totals. */
function accountRow(paper: QuotePaper, measure: TextMeasurer): PaperBlock[] {
  if ((paper.accounts?.length ?? 0) <= MAX_ACCOUNTS_IN_CELL) return []
  const { height, content } = accountCell(paper, INNER.width - 2 * INSET, measure)
  return [
    {
      height: height + 6,
      avoidsFold: true,
      content: <View style={{ padding: `${mm(3)} ${mm(INSET)}` }}>{content}</View>,
    },
  ]
}

/**
 * Returns the blocks below the table. Those that `above` names come above the totals (the work only if there is room), the others
 * below them.
 */
function blocksBelowTable(
  paper: QuotePaper,
  current: CurrentData,
  end: number,
  measure: TextMeasurer,
  above: readonly ('work' | 'terms' | 'stamp')[],
): PaperBlock[] {
  const { work, terms } = paper
  const workPieces = work.trim() === '' ? [] : [heading('Yapılacak iş'), ...textLines(work.trim(), measure), space(3)]
  const fold = foldBelow(end)
  const isWorkAbove = above.includes('work') && fold !== undefined && end + heightOf(workPieces) <= fold
  const outcomeBlock = outcomeStamp(paper, current, measure)
  const stamps = outcomeBlock ? [withRuleAbove(outcomeBlock)] : []
  const termPieces = terms.length > 0 ? [heading('Koşullar'), ...numberedList(terms, measure), space(3)] : []
  return [
    ...(isWorkAbove ? workPieces : []),
    ...(above.includes('terms') ? termPieces : []),
    ...(above.includes('stamp') ? stamps : []),
    totals(paper, measure),
    ...accountRow(paper, measure),
    ...(isWorkAbove ? [] : workPieces),
    ...(above.includes('terms') ? [] : termPieces),
    ...(above.includes('stamp') ? [] : stamps),
  ]
}

/** The choices of blocks above the totals, in order of preference. */
const BLOCKS_ABOVE = [
  ['work'],
  ['work', 'stamp'],
  ['work', 'terms'],
  ['work', 'terms', 'stamp'],
  ['terms'],
  ['terms', 'stamp'],
] as const

export function quotePages(paper: QuotePaper, current: CurrentData, measure: TextMeasurer): ReactElement[] {
  const { lines, number, version, total, currency, validUntil, leadDays } = paper
  const quantities = alignCommas(lines.map((line) => (line.quantity === null ? '' : formatQuantity(line.quantity))))
  const rows = lines.map(({ kind, text, unit, unitPrice, total: sum }, i) => [
    String(i + 1),
    kind,
    text,
    quantities[i]!,
    unit,
    amountText(unitPrice),
    amountText(sum),
  ])
  const subtotalUpTo = (index: number) =>
    formatAmount(lines.slice(0, index).reduce((sum, line) => sum + (line.total ?? 0), 0))
  const subtotalCells = (label: string, index: number) => ['', '', label, '', '', '', subtotalUpTo(index)]
  const columns = withFittingSizes(columnsOf(paper), [...rows, subtotalCells('', lines.length)], [3, 5, 6], measure)
  const cells = rows.map((row) => cellLines(columns, row, measure))
  const head = layoutHead(paper, measure, paper.found)
  const table = breakTable(
    cells.map((row) => rowHeight(maxLineCount(row))),
    {
      firstTop: head.end + (lines.length === 0 ? 0 : TABLE_HEAD_HEIGHT),
      nextTop: NEXT_TOP + TABLE_HEAD_HEIGHT,
      bottom: CONTENT_END,
      subtotalHeight: SUBTOTAL_ROW_HEIGHT,
      lastPageBottom: FOLDS[1],
      minRowsWithTotals: 2,
    },
  )
  const lastTablePage = table.at(-1)!
  const start = { page: table.length - 1, y: lastTablePage.end }
  // The fewest pages are best: a stamp or terms alone on a page look odd if there is room above the totals.
  const placement = BLOCKS_ABOVE.map((above) =>
    placePieces(blocksBelowTable(paper, current, lastTablePage.end, measure, above), start, PIECE_SPACE),
  ).reduce((best, candidate) => (candidate.page < best.page ? candidate : best))
  const subtotal = (index: number, isCarriedOver: boolean) => {
    const label = isCarriedOver ? 'Önceki sayfadan devreden' : 'Sonraki sayfaya devreden'
    const lineCells = cellLines(columns, subtotalCells(label, index), measure)
    return <Row columns={columns} cells={lineCells} height={SUBTOTAL_ROW_HEIGHT} isPlain hasThickTop={!isCarriedOver} />
  }
  const leadTime =
    leadDays === null ? 'Yazılmadı' : leadDays > 0 ? `Onaydan sonra ${leadDays} iş günü` : 'Onayla aynı gün'
  return paperPages({
    paper,
    current,
    measure,
    number: `${number}/${version}`,
    authorLabel: 'Hazırlayan',
    placement,
    rowsOn: (page) => <TableRows tablePage={table[page]} columns={columns} cells={cells} subtotal={subtotal} />,
    head: {
      layout: head,
      keyContent: <KeyFact label="Ödenecek tutar, KDV dahil" value={formatMoney(total, currency)} />,
      caption: 'Kararınızı buradan verin',
      facts: [
        { label: 'Teklif günü', value: formatLongDate(paper.day) },
        { label: 'Geçerlilik', value: validUntil ? formatLongDate(validUntil) : 'Yazılmadı' },
        { label: 'Süre', value: leadTime },
        { label: 'Karar', value: outcomeText(current) },
      ],
    },
  })
}
