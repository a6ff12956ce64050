import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { encodeQR } from 'qr'
import type { ReactNode } from 'react'
import type { Paper } from '@/lib/papers/paper'
import type { TextMeasurer } from './fonts'
import { FOLDS } from './page-breaks'
import { INNER, Label, Lines, linesHeight, Logo, mm, mono, Band, sans, SLACK, THICK, THIN, title } from './sheet'
import { cutLines, fitLines, type MeasureWidth, sizeThatFits, wrap } from './wrap'

/** Width and height of the QR code in mm. */
const QR_SIZE = 26.5

/** A QR code with its quiet zone, black on white. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Svg viewBox={`0 0 ${rows.length} ${rows.length}`} style={{ width: mm(QR_SIZE), height: mm(QR_SIZE) }}>
      <Path d={path} fill="#000" />
    </Svg>
  )
}

type Fact = { label: string; value: ReactNode; isMono?: boolean }

const leftBorder = { borderLeftWidth: THIN }

/** Minimum font size of a fact, in points. */
const MIN_FACT_SIZE = 7.5

/** Returns the width of a fact's text: a cell without its paddings, and 0.5 mm for rounding. */
const factWidth = (count: number) => INNER.width / count - 9.5

/** Whether a value fits into a cell of a row with `count` cells. */
export const fitsFact = (value: string, count: number, measure: TextMeasurer) =>
  measure('title', MIN_FACT_SIZE)(value) <= factWidth(count)

function truncate(value: string, width: number, measure: MeasureWidth): string {
  return measure(value) <= width ? value : `${wrap(value, width - measure('…'), measure)[0]}…`
}

/** A row of cells of equal width. Long values get a smaller font, and are truncated if that is not enough. */
export function Facts({ facts, measure }: { facts: readonly Fact[]; measure: TextMeasurer }) {
  const width = factWidth(facts.length)
  return (
    <View style={{ flexDirection: 'row' }}>
      {facts.map(({ label, value, isMono }, i) => {
        const [font, size] = isMono ? (['mono', 10] as const) : (['title', 10.5] as const)
        const fittedSize =
          typeof value === 'string'
            ? Math.max(MIN_FACT_SIZE, sizeThatFits([value], width, size, measure(font, size)))
            : size
        const lineHeight = ((isMono ? 1.35 : 1.3) * size) / fittedSize
        return (
          <View
            key={label}
            style={{
              flexGrow: 1,
              flexBasis: 0,
              paddingTop: mm(1.8),
              paddingBottom: mm(2),
              paddingHorizontal: mm(4.5),
              ...(i > 0 && leftBorder),
            }}>
            <Label>{label}</Label>
            {typeof value === 'string' ? (
              <Text
                style={{
                  ...(isMono ? mono(fittedSize, lineHeight) : title(fittedSize, lineHeight)),
                  ...SLACK,
                  minHeight: mm(4.8),
                }}>
                {truncate(value, width, measure(font, fittedSize))}
              </Text>
            ) : (
              value
            )}
          </View>
        )
      })}
    </View>
  )
}

type HeadProps = {
  paper: Paper
  layout: HeadLayout
  name: string
  number: string
  /** Whether the number is printed very large. */
  isNumberLarge?: boolean
  /** Content below the number: the key fact, or a sentence. */
  keyContent: ReactNode
  /** The URL in the QR code, if there is one, and its caption. */
  code: { text: string; caption: string } | null
  facts: readonly Fact[]
  measure: TextMeasurer
}

/** The height available for the lines about customer and device, if the letterhead has four lines. */
const PARTY_HEIGHT = 24.6
/** The widths of the text about customer or device, and of the letterhead: their cells without paddings. */
const PARTY_WIDTH = INNER.width / 2 - 9
const LETTERHEAD_WIDTH = 50 - 6.5
/** Maximum number of lines in the letterhead, and about the customer. Beyond that, the longest text is truncated. */
const MAX_LETTERHEAD_LINES = 10
const MAX_PARTY_LINES = 14
const MAX_NAME_LINES = 6

/** The heights of a line about customer or device, of a line of a name, and of the label above the diagnosis. */
const PARTY_LINE_HEIGHT = linesHeight(1, 9.5, 1.38)
const NAME_LINE_HEIGHT = linesHeight(1, 12, 1.25)
const FINDING_LABEL_HEIGHT = 3.4

type HeadLayout = {
  /** Where the head ends, in mm: at the first fold, or lower if its texts are long. */
  end: number
  letterhead: string[]
  customer: { name: string[]; lines: string[] }
  device: { name: string[]; serial: string[]; finding: string[] }
}

/** Breaks the texts of a paper's head into lines, and computes its height. `finding` is the diagnosis. */
export function layoutHead({ company, customer, device }: Paper, measure: TextMeasurer, finding = ''): HeadLayout {
  const linesOf = (text: string, font: 'sans' | 'title' | 'mono', size: number, width = PARTY_WIDTH) =>
    wrap(text, width, measure(font, size))
  const letterhead = fitLines(
    company.lines.map((line) => linesOf(line, 'sans', 8, LETTERHEAD_WIDTH)),
    MAX_LETTERHEAD_LINES,
  )
  const names = [customer.name, device.name].map((name) => cutLines(linesOf(name, 'title', 12), MAX_NAME_LINES))
  const [customerName, deviceName] = names as [string[], string[]]
  const lines = fitLines(
    customer.lines.map((line) => linesOf(line, 'sans', 9.5)),
    MAX_PARTY_LINES,
  )
  const serial =
    device.serialNumber === '' ? [] : cutLines(linesOf(`S/N ${device.serialNumber}`, 'mono', 9.5), MAX_NAME_LINES)
  const availableHeight = PARTY_HEIGHT - linesHeight(Math.max(0, letterhead.length - 4), 8, 1.35)
  const customerHeight = (customerName.length - 1) * NAME_LINE_HEIGHT + lines.length * PARTY_LINE_HEIGHT
  const deviceHeight = (deviceName.length - 1) * NAME_LINE_HEIGHT + serial.length * PARTY_LINE_HEIGHT
  const neededHeight = Math.max(
    customerHeight,
    deviceHeight + (finding === '' ? 0 : FINDING_LABEL_HEIGHT + PARTY_LINE_HEIGHT),
  )
  const findingHeight = Math.max(availableHeight, neededHeight) - deviceHeight - FINDING_LABEL_HEIGHT
  const findingLines = finding === '' ? [] : linesOf(finding, 'sans', 9.5)
  const maxFindingLines = Math.floor(findingHeight / PARTY_LINE_HEIGHT)
  const fittingLines =
    findingLines.length <= maxFindingLines
      ? findingLines
      : [...findingLines.slice(0, maxFindingLines - 1), '… Tamamı sayfanızda yazar.']
  return {
    end: FOLDS[0] + Math.max(0, neededHeight - availableHeight),
    letterhead,
    customer: { name: customerName, lines },
    device: { name: deviceName, serial, finding: fittingLines },
  }
}

/** The first block: letterhead, customer, device, and the facts in one row. */
export function Head({ paper, layout, name, number, isNumberLarge, keyContent, code, facts, measure }: HeadProps) {
  const { company } = paper
  const { end, letterhead, customer, device } = layout
  return (
    <>
      <Band y={INNER.top} height={end - INNER.top} line="thin">
        <View style={{ flexDirection: 'row', borderBottomWidth: THICK }}>
          <View style={{ width: mm(50), padding: `${mm(4)} ${mm(2)} ${mm(4)} ${mm(4.5)}` }}>
            <Logo width={38} ownLogo={company.logo} />
            <View style={{ marginTop: mm(3) }}>
              <Lines lines={letterhead} style={sans(8, 1.35)} />
            </View>
          </View>
          <View style={{ ...leftBorder, flexGrow: 1, flexBasis: 0, padding: `${mm(4)} ${mm(4.5)}` }}>
            <Text style={title(22, 1.05)}>{name}</Text>
            <Text style={isNumberLarge ? mono(30, 1.25, 0.03) : mono(15, 1.25, 0.03)}>{number}</Text>
            <View style={{ flexGrow: 1 }} />
            {keyContent}
          </View>
          <View
            style={{ ...leftBorder, width: mm(33), paddingTop: mm(2.5), paddingBottom: mm(2), alignItems: 'center' }}>
            {code && (
              <>
                <QrCode text={code.text} />
                <Text style={{ ...sans(7, 1.2), textAlign: 'center', marginTop: mm(1) }}>{code.caption}</Text>
              </>
            )}
          </View>
        </View>
        <View style={{ flexDirection: 'row', flexGrow: 1, flexShrink: 1, flexBasis: 0, overflow: 'hidden' }}>
          <View style={{ width: mm(INNER.width / 2), padding: `${mm(2.5)} ${mm(4.5)}` }}>
            <Label>Müşteri</Label>
            <Lines lines={customer.name} style={title(12, 1.25)} />
            <Lines lines={customer.lines} />
          </View>
          <View style={{ ...leftBorder, width: mm(INNER.width / 2), padding: `${mm(2.5)} ${mm(4.5)}` }}>
            <Label>Cihaz</Label>
            <Lines lines={device.name} style={title(12, 1.25)} />
            <Lines lines={device.serial} style={mono(9.5, 1.38)} />
            {device.finding.length > 0 && (
              <>
                <Label>Bulgu</Label>
                <Lines lines={device.finding} />
              </>
            )}
          </View>
        </View>
        <View style={{ borderTopWidth: THIN }}>
          <Facts facts={facts} measure={measure} />
        </View>
      </Band>
    </>
  )
}

/** The most important fact of a paper, large. */
export function KeyFact({ label, value, isWord = false }: { label: string; value: string; isWord?: boolean }) {
  return (
    <>
      <Label>{label}</Label>
      <Text style={isWord ? title(19, 1.15) : mono(19, 1.15, 0.05)}>{value}</Text>
    </>
  )
}
