import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { encodeQR } from 'qr'
import type { ReactNode } from 'react'
import type { Paper } from '@/lib/papers/paper'
import type { MeasureAt } from './fonts'
import { INNER, Label, linesHeight, Logo, mm, mono, Place, sans, SLACK, THICK, THIN, title } from './sheet'
import { cutLines, wrap } from './wrap'

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

/** Cells of equal width beside each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <View style={{ flexDirection: 'row' }}>
      {facts.map(({ label, value, isMeasured }, i) => (
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
                ...(isMeasured ? mono(10, 1.35) : title(10.5)),
                maxLines: 1,
                textOverflow: 'ellipsis',
                minHeight: mm(4.8),
              }}>
              {value}
            </Text>
          ) : (
            value
          )}
        </View>
      ))}
    </View>
  )
}

type HeadProps = {
  paper: Paper
  name: string
  number: string
  /** The number stands very large. */
  isNumberLarge?: boolean
  /** The one thing that one looks for, or a sentence. */
  top: ReactNode
  /** What the QR code opens, if there is one, and what the code says. */
  code: { text: string; opens: string } | null
  /** What stands below the device. */
  found?: string
  facts: readonly Fact[]
  measure: MeasureAt
}

/** The height that lines of customer and device have, with four lines of letterhead. */
const WHO_LINES = 24.6

/** The first block: letterhead, customer, device, and the facts in one row. */
export function Head({ paper, name, number, isNumberLarge, top, code, found, facts, measure }: HeadProps) {
  const { company, customer, device } = paper
  const width = INNER.width / 2 - 9
  const room = WHO_LINES - linesHeight(Math.max(0, company.lines.length - 4), 8, 1.35)
  const at = measure('sans', 9.5)
  const line = linesHeight(1, 9.5, 1.38)
  const cut = (text: string) => cutLines(wrap(text, width, at), 2)
  const nameOf = (text: string) => cutLines(wrap(text, width, measure('title', 12)), 2)
  const left = nameOf(customer.name)
  const lines = customer.lines.flatMap(cut)
  const leftLines = Math.floor((room - linesHeight(left.length - 1, 12, 1.25)) / line)
  const right = nameOf(device.name)
  const foundLines = Math.floor((room - linesHeight(right.length - 1, 12, 1.25) - line - 3.4) / line)
  return (
    <>
      <Place y={INNER.top} height={FIRST_END - INNER.top} line="thin">
        <View style={{ flexDirection: 'row', borderBottomWidth: THICK, borderBottomColor: '#000' }}>
          <View style={{ width: mm(50), padding: `${mm(4)} ${mm(2)} ${mm(4)} ${mm(4.5)}` }}>
            <Logo width={38} picture={company.logo} />
            <Text style={{ ...sans(8, 1.35), marginTop: mm(3) }}>{company.lines.join('\n')}</Text>
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
            <Text style={{ ...title(12, 1.25), ...SLACK }}>{left.join('\n')}</Text>
            <Text style={SLACK}>{cutLines(lines, leftLines).join('\n')}</Text>
          </View>
          <View style={{ ...divided, width: mm(INNER.width / 2), padding: `${mm(2.5)} ${mm(4.5)}` }}>
            <Label>Cihaz</Label>
            <Text style={{ ...title(12, 1.25), ...SLACK }}>{right.join('\n')}</Text>
            {device.serialNumber !== '' && (
              <Text>
                S/N <Text style={mono(9.5, 1.38, 0)}>{device.serialNumber}</Text>
              </Text>
            )}
            {found && (
              <>
                <Label>Bulunan</Label>
                <Text style={SLACK}>{cutLines(wrap(found, width, at), foundLines).join('\n')}</Text>
              </>
            )}
          </View>
        </View>
        <View style={{ borderTopWidth: THIN, borderTopColor: '#000' }}>
          <Facts facts={facts} />
        </View>
      </Place>
    </>
  )
}

/** The one thing that one looks for on a paper, large. */
export function Sought({ label, value, isWord = false }: { label: string; value: string; isWord?: boolean }) {
  return (
    <>
      <Label>{label}</Label>
      <Text style={isWord ? title(19, 1.15) : mono(19, 1.15, 0.05)}>{value}</Text>
    </>
  )
}
