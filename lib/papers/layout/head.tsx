import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { encodeQR } from 'qr'
import type { ReactNode } from 'react'
import type { Paper } from '@/lib/papers/paper'
import type { MeasureAt } from './fonts'
import { INNER, Label, Lines, linesHeight, Logo, mm, mono, Band, sans, SLACK, THICK, THIN, title } from './sheet'
import { cutLines, fitLines, type Measure, sizeThatFits, wrap } from './wrap'

/** Where the first block of a paper ends: at the first fold. */
const FIRST_END = 99

const QR = 26.5

/** A text as QR code with its quiet zone, black on white. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Svg viewBox={`0 0 ${rows.length} ${rows.length}`} style={{ width: mm(QR), height: mm(QR) }}>
      <Path d={path} fill="#000" />
    </Svg>
  )
}

/** A cell with a name and a value. */
type Fact = { label: string; value: ReactNode; isMeasured?: boolean }

const divided = { borderLeftWidth: THIN, borderLeftColor: '#000' }

/** The smallest font size of a fact, in points. */
const LEAST_FACT = 7.5

const factWidth = (count: number) => INNER.width / count - 9.5

/** Whether a value fits into one of so many cells in a row. */
export const fitsFact = (value: string, count: number, measure: MeasureAt) =>
  measure('title', LEAST_FACT)(value) <= factWidth(count)

function shortened(value: string, width: number, measure: Measure): string {
  return measure(value) <= width ? value : `${wrap(value, width - measure('…'), measure)[0]}…`
}

/** Cells of equal width in a row. A long value has smaller letters; what does not fit is cut. */
export function Facts({ facts, measure }: { facts: readonly Fact[]; measure: MeasureAt }) {
  const width = factWidth(facts.length)
  return (
    <View style={{ flexDirection: 'row' }}>
      {facts.map(({ label, value, isMeasured }, i) => {
        const [font, size] = isMeasured ? (['mono', 10] as const) : (['title', 10.5] as const)
        const fitting =
          typeof value === 'string'
            ? Math.max(LEAST_FACT, sizeThatFits([value], width, size, measure(font, size)))
            : size
        const lineHeight = ((isMeasured ? 1.35 : 1.3) * size) / fitting
        return (
          <View
            key={label}
            style={{
              flexGrow: 1,
              flexBasis: 0,
              paddingTop: mm(1.8),
              paddingBottom: mm(2),
              paddingHorizontal: mm(4.5),
              ...(i > 0 && divided),
            }}>
            <Label>{label}</Label>
            {typeof value === 'string' ? (
              <Text
                style={{
                  ...(isMeasured ? mono(fitting, lineHeight) : title(fitting, lineHeight)),
                  ...SLACK,
                  minHeight: mm(4.8),
                }}>
                {shortened(value, width, measure(font, fitting))}
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
  /** The number is printed very large. */
  isNumberLarge?: boolean
  /** The key fact, or a sentence. */
  top: ReactNode
  /** The QR code's address, if there is one, and what it opens. */
  code: { text: string; opens: string } | null
  facts: readonly Fact[]
  measure: MeasureAt
}

/** The height that lines of customer and device have, with four lines of letterhead. */
const WHO_LINES = 24.6
const WHO_WIDTH = INNER.width / 2 - 9
const LETTERHEAD_WIDTH = 50 - 6.5
/** The most lines of the letterhead, and of customer or device. Beyond that the longest text is cut. */
const MOST_LETTERHEAD = 10
const MOST_WHO = 14

const WHO_LINE = linesHeight(1, 9.5, 1.38)
const NAME_LINE = linesHeight(1, 12, 1.25)
const FOUND_LABEL = 3.4

type HeadLayout = {
  /** Where what follows the head begins, in mm: at the first fold if nothing is longer than usual. */
  end: number
  letterhead: string[]
  customer: { name: string[]; lines: string[] }
  device: { name: string[]; serial: string[]; found: string[] }
}

/** Breaks the texts of a paper's head, and makes it as high as they need. `found` is what the workshop found. */
export function layoutHead({ company, customer, device }: Paper, measure: MeasureAt, found = ''): HeadLayout {
  const broken = (text: string, font: 'sans' | 'title' | 'mono', size: number, width = WHO_WIDTH) =>
    wrap(text, width, measure(font, size))
  const letterhead = fitLines(
    company.lines.map((line) => broken(line, 'sans', 8, LETTERHEAD_WIDTH)),
    MOST_LETTERHEAD,
  )
  const names = [customer.name, device.name].map((name) => cutLines(broken(name, 'title', 12), 6))
  const [customerName, deviceName] = names as [string[], string[]]
  const lines = fitLines(
    customer.lines.map((line) => broken(line, 'sans', 9.5)),
    MOST_WHO,
  )
  const serial = device.serialNumber === '' ? [] : cutLines(broken(`S/N ${device.serialNumber}`, 'mono', 9.5), 6)
  const room = WHO_LINES - linesHeight(Math.max(0, letterhead.length - 4), 8, 1.35)
  const left = (customerName.length - 1) * NAME_LINE + lines.length * WHO_LINE
  const right = (deviceName.length - 1) * NAME_LINE + serial.length * WHO_LINE
  const needed = Math.max(left, right + (found === '' ? 0 : FOUND_LABEL + WHO_LINE))
  const free = Math.max(room, needed) - right - FOUND_LABEL
  const all = found === '' ? [] : broken(found, 'sans', 9.5)
  const most = Math.floor(free / WHO_LINE)
  const shown = all.length <= most ? all : [...all.slice(0, most - 1), '… Tamamı sayfanızda yazar.']
  return {
    end: FIRST_END + Math.max(0, needed - room),
    letterhead,
    customer: { name: customerName, lines },
    device: { name: deviceName, serial, found: shown },
  }
}

/** The first block: letterhead, customer, device, and the facts in one row. */
export function Head({ paper, layout, name, number, isNumberLarge, top, code, facts, measure }: HeadProps) {
  const { company } = paper
  const { end, letterhead, customer, device } = layout
  return (
    <>
      <Band y={INNER.top} height={end - INNER.top} line="thin">
        <View style={{ flexDirection: 'row', borderBottomWidth: THICK, borderBottomColor: '#000' }}>
          <View style={{ width: mm(50), padding: `${mm(4)} ${mm(2)} ${mm(4)} ${mm(4.5)}` }}>
            <Logo width={38} picture={company.logo} />
            <View style={{ marginTop: mm(3) }}>
              <Lines lines={letterhead} style={sans(8, 1.35)} />
            </View>
          </View>
          <View style={{ ...divided, flexGrow: 1, flexBasis: 0, padding: `${mm(4)} ${mm(4.5)}` }}>
            <Text style={title(22, 1.05)}>{name}</Text>
            <Text style={isNumberLarge ? mono(30, 1.25, 0.03) : mono(15, 1.25, 0.03)}>{number}</Text>
            <View style={{ flexGrow: 1 }} />
            {top}
          </View>
          <View style={{ ...divided, width: mm(33), paddingTop: mm(2.5), paddingBottom: mm(2), alignItems: 'center' }}>
            {code && (
              <>
                <QrCode text={code.text} />
                <Text style={{ ...sans(7, 1.2), textAlign: 'center', marginTop: mm(1) }}>{code.opens}</Text>
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
          <View style={{ ...divided, width: mm(INNER.width / 2), padding: `${mm(2.5)} ${mm(4.5)}` }}>
            <Label>Cihaz</Label>
            <Lines lines={device.name} style={title(12, 1.25)} />
            <Lines lines={device.serial} style={mono(9.5, 1.38)} />
            {device.found.length > 0 && (
              <>
                <Label>Bulgu</Label>
                <Lines lines={device.found} />
              </>
            )}
          </View>
        </View>
        <View style={{ borderTopWidth: THIN, borderTopColor: '#000' }}>
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
