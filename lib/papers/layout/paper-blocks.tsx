import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Piece } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { INNER, Lines, linesHeight, mm, mono, sans, SLACK, THICK, THIN, title } from './sheet'
import { cutLines, sizeThatFits, wrap } from './wrap'

/** A block as wide as the frame. */
export type PaperBlock = Piece<ReactElement>

export const heightOf = (blocks: readonly PaperBlock[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** The distance of text from the frame. */
const INSET = 4.5
/** Font size in points and line height of body text. */
const BODY = { size: 9.5, lineHeight: 1.38 }
const BODY_LINE_HEIGHT = linesHeight(1, BODY.size, BODY.lineHeight)

/** Empty space. */
export const space = (height: number): PaperBlock => ({ height, isSpace: true, content: <View /> })

/** Adds a line across the frame above a block. */
export const withRuleAbove = (piece: PaperBlock): PaperBlock => ({
  ...piece,
  content: <View style={{ borderTopWidth: THIN, marginTop: -THIN }}>{piece.content}</View>,
})

/** A heading, which is always on the same page as the block below it. */
export const heading = (text: string): PaperBlock => ({
  height: 3 + linesHeight(1, 11, 1.3) + 0.8,
  keepWithNext: true,
  content: <Text style={{ ...title(11), marginTop: mm(3), marginLeft: mm(INSET) }}>{text}</Text>,
})

const line = (text: string, label = ''): PaperBlock => ({
  height: BODY_LINE_HEIGHT,
  content: (
    <View style={{ flexDirection: 'row', marginLeft: mm(INSET) }}>
      {label !== '' && (
        <Text style={{ width: mm(label.length > 2 ? 4.6 : 4), textAlign: 'right', marginLeft: mm(-0.6) }}>{label}</Text>
      )}
      <Text style={{ ...SLACK, marginLeft: label === '' ? 0 : mm(label.length > 2 ? 1.5 : 2.1) }}>{text}</Text>
    </View>
  ),
})

/** Maximum number of lines in a text. Old texts may have thousands of lines, which would take long to draw. */
const MAX_LINES = 100
const TRUNCATION_NOTE = '… Tamamı iş emrinde yazar.'

/** Maximum number of lines in the note of a stamp, which is never split. */
const MAX_NOTE_LINES = 20

const truncate = (lines: readonly string[], max = MAX_LINES) =>
  lines.length <= max ? lines : [...lines.slice(0, max - 1), TRUNCATION_NOTE]

/** The lines of a text. */
export function textLines(text: string, measure: TextMeasurer): PaperBlock[] {
  const lines = truncate(text.split('\n')).join('\n')
  return truncate(wrap(lines, INNER.width - 2 * INSET, measure('sans', BODY.size))).map((lineText) => line(lineText))
}

/** Lines of several items. The first line of each item begins with its label. */
function labelledLines(items: readonly string[], labelOf: (i: number) => string, measure: TextMeasurer): PaperBlock[] {
  const width = INNER.width - 2 * INSET - 5.5
  return truncate(items).flatMap((item, i) =>
    wrap(item, width, measure('sans', BODY.size)).map((lineText, lineIndex) =>
      line(lineText, lineIndex === 0 ? labelOf(i) : '\u00a0'),
    ),
  )
}

export const numberedList = (items: readonly string[], measure: TextMeasurer) =>
  labelledLines(items, (i) => `${i + 1}.`, measure)

export const dashedList = (items: readonly string[], measure: TextMeasurer) => labelledLines(items, () => '–', measure)

const terminals = (y: number) => (
  <>
    <Circle cx={15} cy={y} r={3.5} fill="#fff" stroke="#000" strokeWidth={2} />
    <Circle cx={61} cy={y} r={3.5} fill="#fff" stroke="#000" strokeWidth={2} />
  </>
)

const stroke = { fill: 'none', stroke: '#000', strokeWidth: 2 } as const

/** The drawings in stamps: a switch for a decision, a bridge over it for a warranty, a resistor for a test. */
const SYMBOLS = {
  closed: (
    <>
      <Path d="M0 15h14M62 15h14M18 15h40" {...stroke} />
      {terminals(15)}
    </>
  ),
  open: (
    <>
      <Path d="M0 20h14M62 20h14M17 18L55 5" {...stroke} />
      {terminals(20)}
    </>
  ),
  bridge: (
    <>
      <Path d="M0 20h14M62 20h14" {...stroke} />
      <Path d="M15 16V3H61V16" {...stroke} />
      {terminals(20)}
    </>
  ),
  load: (
    <>
      <Path d="M0 12h10M66 12h10" {...stroke} />
      <Path d="M10 3h56v18H10z" {...stroke} />
    </>
  ),
} as const

type StampFacts = {
  symbol: keyof typeof SYMBOLS
  word: string
  /** A time or number in the fixed-width font, at the beginning or the end of the sentence. */
  value?: string
  isValueFirst?: boolean
  sentence: string
  note?: string
}

/** A decision or result with its symbol, in a frame. */
export function stamp(facts: StampFacts, measure: TextMeasurer): PaperBlock {
  const { symbol, word, value = '', isValueFirst = false, sentence, note = '' } = facts
  // Without the border, its padding, the symbol and the gap after the symbol.
  const width = INNER.width - 2 * INSET - 1 - 8 - 20 - 4
  const widthOf = measure('sans', BODY.size)
  // A character of the fixed-width font at 9 points is 1.87 mm wide. The rest is for rounding.
  const isOneLine = widthOf(sentence) + value.length * 1.91 < width
  const sentenceLines = isOneLine ? [] : wrap(sentence, width, widthOf)
  const noteLines = note === '' ? [] : truncate(wrap(`Not: ${note}`, width, widthOf), MAX_NOTE_LINES)
  const lineCount = (isOneLine ? 1 : sentenceLines.length + (value ? 1 : 0)) + noteLines.length
  const valueText = <Text style={mono(9, 1.38)}>{value}</Text>
  return {
    height: 3.5 + 0.5 + 2.5 + linesHeight(1, 15, 1.1) + lineCount * BODY_LINE_HEIGHT + 3 + 0.5 + 3.5,
    avoidsFold: true,
    content: (
      <View style={{ paddingVertical: mm(3.5), paddingHorizontal: mm(INSET) }}>
        <View
          style={{
            borderWidth: THICK,
            paddingTop: mm(2.5),
            paddingBottom: mm(3),
            paddingHorizontal: mm(4),
            flexDirection: 'row',
            alignItems: 'center',
          }}>
          <Svg viewBox="0 0 76 24" style={{ width: mm(20), height: mm((20 * 24) / 76) }}>
            {SYMBOLS[symbol]}
          </Svg>
          <View style={{ marginLeft: mm(4) }}>
            <Text style={title(15, 1.1)}>{word}</Text>
            {isOneLine ? (
              <Text>
                {isValueFirst && value && <>{valueText} </>}
                {sentence}
                {!isValueFirst && value && <> {valueText}</>}
              </Text>
            ) : (
              <>
                <Lines lines={sentenceLines} />
                {value && valueText}
              </>
            )}
            <Lines lines={noteLines} />
          </View>
        </View>
      </View>
    ),
  }
}

const SIGNATURE_HEIGHT = 32

/** A row of cells for signatures, at the bottom of the page. */
export function signatures(cells: readonly [label: string, below: string][], measure: TextMeasurer): PaperBlock {
  const width = INNER.width / cells.length - 2 * INSET
  return {
    height: SIGNATURE_HEIGHT,
    avoidsFold: true,
    atBottom: true,
    content: (
      <View style={{ flexDirection: 'row', height: mm(SIGNATURE_HEIGHT), borderTopWidth: THIN }}>
        {cells.map(([label, below], i) => (
          <View
            key={label}
            style={{
              flexGrow: 1,
              flexBasis: 0,
              padding: `${mm(2)} ${mm(INSET)} ${mm(2.5)}`,
              justifyContent: 'space-between',
              ...(i > 0 && { borderLeftWidth: THIN }),
            }}>
            <View>
              <Lines lines={cutLines(wrap(label, width, measure('sans', 7.5)), 3)} style={sans(7.5, 1.3)} />
            </View>
            <Text style={{ ...sans(7.5, 1.5), borderTopWidth: THIN }}>{below}</Text>
          </View>
        ))}
      </View>
    ),
  }
}

export type Column = {
  heading: string
  /** Width in mm. The column without a width takes the remaining width. */
  width?: number
  isRightAligned?: boolean
  isMono?: boolean
  /** Font size in points, if the longest text needs a smaller font. */
  size?: number
}

const MONO_SIZE = 9

/** Paddings of a cell in mm. */
const paddings = (i: number, lastColumn: number) => ({ left: i === 0 ? 3 : 2, right: i === lastColumn ? 4 : 1.9 })

function textWidthIn(columns: readonly Column[], i: number): number {
  const { left, right } = paddings(i, columns.length - 1)
  const fixedWidth = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  return (columns[i]!.width ?? INNER.width - fixedWidth) - left - right - 0.3
}

/** Sets the font sizes of some columns (by their indexes), such as amounts, so that each of their texts fits into one line. */
export function withFittingSizes(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  indexes: readonly number[],
  measure: TextMeasurer,
): Column[] {
  return columns.map((column, i) => {
    if (!indexes.includes(i)) return column
    const texts = cells.map((row) => row[i] ?? '')
    return { ...column, size: sizeThatFits(texts, textWidthIn(columns, i), MONO_SIZE, measure('mono', MONO_SIZE)) }
  })
}

/** Breaks the texts of a row into the lines of its cells. */
export const cellLines = (columns: readonly Column[], cells: readonly string[], measure: TextMeasurer): string[][] =>
  columns.map(({ isMono, size }, i) =>
    size
      ? [cells[i] ?? '']
      : wrap(cells[i] ?? '', textWidthIn(columns, i), isMono ? measure('mono', MONO_SIZE) : measure('sans', BODY.size)),
  )

/** Returns the number of lines of the tallest cell in a row. */
export const maxLineCount = (cells: readonly (readonly string[])[]) => Math.max(...cells.map(({ length }) => length))

/** The height of the head row of a table. */
export const TABLE_HEAD_HEIGHT = 2 + linesHeight(1, 7.5, 1.3) + 0.5
/** Returns the height of a table row from its number of lines. */
export const rowHeight = (lineCount: number) => 2.7 + linesHeight(lineCount, BODY.size, 1.3) + 0.25

type RowProps = {
  columns: readonly Column[]
  cells: readonly (readonly string[])[]
  height: number
  isHead?: boolean
  /** Whether it has no borders between its cells, as in the row with a subtotal. */
  isPlain?: boolean
  /** Whether it has a thick line above it. */
  hasThickTop?: boolean
}

export function Row({ columns, cells, height, isHead = false, isPlain = false, hasThickTop = false }: RowProps) {
  const lastColumn = columns.length - 1
  return (
    <View
      style={{
        flexDirection: 'row',
        height: mm(height),
        borderBottomWidth: isHead ? THICK : THIN,
        ...(hasThickTop && { borderTopWidth: THICK, marginTop: -THICK }),
      }}>
      {columns.map(({ width, isRightAligned, isMono, size = MONO_SIZE }, i) => {
        const { left, right } = paddings(i, lastColumn)
        return (
          <View
            key={columns[i]!.heading}
            style={{
              ...(width === undefined ? { flexGrow: 1, flexBasis: 0 } : { width: mm(width) }),
              paddingTop: mm(isHead ? 1 : 1.35),
              paddingLeft: mm(left),
              paddingRight: mm(right),
              ...(i > 0 && !isPlain && { borderLeftWidth: THIN }),
            }}>
            {(cells[i] ?? []).map((text, lineIndex) => (
              <Text
                key={lineIndex}
                style={{
                  ...(isHead ? sans(7.5, 1.3) : isMono ? mono(size, (BODY.size / size) * 1.3) : sans(BODY.size, 1.3)),
                  ...(isRightAligned ? { textAlign: 'right', marginLeft: mm(-2) } : SLACK),
                }}>
                {text || ' '}
              </Text>
            ))}
          </View>
        )
      })}
    </View>
  )
}
