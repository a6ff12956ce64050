import { Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import logo from '@/public/drawings/logo.svg'
import { paperTitle, type Paper } from '@/lib/papers/paper'
import { formatShortDate } from '@/lib/platform/turkish/dates'
import { FOLDS, type PlacedPiece } from './page-breaks'
import { MONO, SANS, MONO_TIGHTENING, TITLE, type TextMeasurer } from './fonts'
import { cutLines, sizeThatFits, wrap } from './wrap'

// The page of a paper, like a technical drawing: frame, fold lines, title block, footer. Lengths are in mm, font sizes in points.

/** Converts mm to points. */
export const mm = (length: number) => (length * 72) / 25.4

export const THICK = mm(0.5)
export const THIN = mm(0.25)

const LEFT = 20
const RIGHT = 10
const TOP = 10
const BOTTOM = 16
const WIDTH = 210
const HEIGHT = 297

const BORDER = 0.5
/** The height of the title block with its line. */
const TITLE_BLOCK_HEIGHT = 10.25

/** The inside of the frame. */
export const INNER = { left: LEFT + BORDER, width: WIDTH - LEFT - RIGHT - 2 * BORDER, top: TOP + BORDER }
/** The end of the content above the title block. */
export const CONTENT_END = HEIGHT - BOTTOM - BORDER - TITLE_BLOCK_HEIGHT
/** The height of the head of later pages, with its line. */
const NEXT_HEAD_HEIGHT = 15
/** Where the content of later pages begins, below their head. */
export const NEXT_TOP = INNER.top + NEXT_HEAD_HEIGHT
/** The space for pieces on later pages. */
export const PIECE_SPACE = { nextTop: NEXT_TOP, bottom: CONTENT_END }

export const sans = (size: number, lineHeight = 1.38) => ({ fontFamily: SANS, fontSize: size, lineHeight })
export const title = (size: number, lineHeight = 1.3) => ({ fontFamily: TITLE, fontSize: size, lineHeight })
export const mono = (size: number, lineHeight = 1.3, tightening = MONO_TIGHTENING) => ({
  fontFamily: MONO,
  fontSize: size,
  lineHeight,
  letterSpacing: -tightening * size,
})

/** The height of lines of text in mm. */
export const linesHeight = (count: number, size: number, lineHeight: number) => (count * size * lineHeight * 25.4) / 72

/** Extra room for text that is already broken into lines, so that rounding does not break it again. */
export const SLACK = { marginRight: mm(-2) }

/** Text that is already broken into lines. Each line has its own element, because no font has a glyph for a line break. */
export function Lines({ lines, style }: { lines: readonly string[]; style?: object }) {
  return lines.map((line, i) => (
    <Text key={i} style={{ ...style, ...SLACK }}>
      {line || ' '}
    </Text>
  ))
}

/** The paths of the site's default logo: its strokes and its filled letters. */
const [STROKES = '', LETTERS = ''] = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!)

export function Logo({ width, ownLogo }: { width: number; ownLogo?: string }) {
  const size = { width: mm(width), height: mm((width * 44) / 120.1) }
  if (ownLogo) return <Image src={ownLogo} style={{ ...size, objectFit: 'contain', objectPositionX: 0 }} />
  return (
    <Svg viewBox="0 0 120.1 44" style={size}>
      <Path d={STROKES} fill="none" stroke="#000" strokeWidth={3.4} />
      <Path d={LETTERS} fill="#000" />
    </Svg>
  )
}

/** A small label above a value. */
export function Label({ children, size = 7.5 }: { children: ReactNode; size?: number }) {
  return <Text style={sans(size, 1.3)}>{children}</Text>
}

type BandProps = { y: number; height?: number; children: ReactNode; line?: 'thin' | 'thick' }

/** A block as wide as the frame, at a distance from the top of the page, optionally with a line below it. */
export function Band({ y, height, children, line }: BandProps) {
  return (
    <View
      style={{
        position: 'absolute',
        left: mm(INNER.left),
        top: mm(y),
        width: mm(INNER.width),
        ...(height !== undefined && { height: mm(height) }),
        ...(line && { borderBottomWidth: line === 'thin' ? THIN : THICK }),
      }}>
      {children}
    </View>
  )
}

/** Draws the pieces that are placed on a page. */
export function Pieces({ placedPieces, page }: { placedPieces: readonly PlacedPiece<ReactElement>[]; page: number }) {
  return placedPieces
    .filter((piece) => piece.page === page)
    .map(({ y, content }, i) => (
      <Band key={i} y={y}>
        {content}
      </Band>
    ))
}

type PaperPageProps = {
  paper: Paper
  measure: TextMeasurer
  /** The name of the paper: 'Teklif'. */
  name: string
  /** Its number: '2026-0040/1'. */
  number: string
  /** The label of the author's name: 'Hazırlayan'. */
  authorLabel: string
  page: number
  pages: number
}

const FOOTER_WIDTH = 132

const CELL = { paddingTop: mm(1.2), paddingBottom: mm(1.4), paddingLeft: mm(3), paddingRight: mm(2) }

function TitleBlock({ paper, name, authorLabel, measure }: PaperPageProps) {
  const cells = [
    { label: 'Belge', value: name, flex: 1.25, isTitle: true },
    { label: 'İş emri', value: paper.number, flex: 1 },
    { label: 'Sürüm', value: String(paper.version), width: 24 },
    { label: 'Gün', value: formatShortDate(paper.day), width: 34 },
    { label: authorLabel, value: paper.author, flex: 1.25, isTitle: true },
  ]
  // The two cells of fixed width take 58 mm. The others share the rest in proportion to `flex`, 3.5 in total.
  const fontOf = (value: string, flex: number): [size: number, lineHeight: number] => {
    const size = sizeThatFits([value], ((INNER.width - 58) * flex) / 3.5 - 6, 9.5, measure('title', 9.5))
    return [size, (9.5 * 1.25) / size]
  }
  return (
    <View
      style={{
        position: 'absolute',
        left: mm(INNER.left),
        top: mm(CONTENT_END),
        width: mm(INNER.width),
        height: mm(TITLE_BLOCK_HEIGHT),
        borderTopWidth: THICK,
        flexDirection: 'row',
      }}>
      {cells.map(({ label, value, flex, width, isTitle }, i) => (
        <View
          key={label}
          style={{
            ...CELL,
            ...(flex ? { flexGrow: flex, flexBasis: 0 } : { width: mm(width!) }),
            ...(i > 0 && { borderLeftWidth: THIN }),
            overflow: 'hidden',
          }}>
          <Label size={6.5}>{label}</Label>
          <Text style={isTitle ? title(...fontOf(value, flex ?? 1)) : mono(9)}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

function NextPageHead({ paper, name, number }: PaperPageProps) {
  const cell = { paddingHorizontal: mm(4.5), justifyContent: 'center' } as const
  const divided = { borderLeftWidth: THIN }
  return (
    <Band y={INNER.top} height={NEXT_HEAD_HEIGHT} line="thick">
      <View style={{ flexDirection: 'row', flexGrow: 1 }}>
        <View style={{ ...cell, width: mm(50) }}>
          <Logo width={26} ownLogo={paper.company.logo} />
        </View>
        <View style={{ ...cell, ...divided, flexGrow: 1 }}>
          <Text style={title(13, 1.05)}>{name}</Text>
        </View>
        <View style={{ ...cell, ...divided }}>
          <Text style={mono(11, 1.25, 0.03)}>{number}</Text>
        </View>
      </View>
    </Band>
  )
}

/** A page of a paper. The first page has its head in `children`. */
export function PaperPage({ children, ...pageProps }: PaperPageProps & { children: ReactNode }) {
  const { paper, number, page, pages, measure } = pageProps
  const { footer } = paper.company
  const footerLines = wrap(footer, FOOTER_WIDTH, measure('sans', 7.5))
  // A long footer has up to three smaller lines.
  const smallLines = footerLines.length > 2 ? cutLines(wrap(footer, FOOTER_WIDTH, measure('sans', 6)), 3) : null
  return (
    <Page size="A4" style={sans(9.5)} bookmark={`${paperTitle(paper)}, ${page}`}>
      {FOLDS.map((fold) => (
        <View
          key={fold}
          style={{
            position: 'absolute',
            left: 0,
            top: mm(fold) - THIN / 2,
            width: mm(5),
            height: THIN,
            backgroundColor: '#000',
          }}
        />
      ))}
      <View
        style={{
          position: 'absolute',
          left: mm(LEFT),
          top: mm(TOP),
          width: mm(WIDTH - LEFT - RIGHT),
          height: mm(HEIGHT - TOP - BOTTOM),
          borderWidth: THICK,
        }}
      />
      {page > 1 && <NextPageHead {...pageProps} />}
      {children}
      <TitleBlock {...pageProps} />
      <View
        style={{
          position: 'absolute',
          left: mm(LEFT),
          width: mm(WIDTH - LEFT - RIGHT),
          top: mm(HEIGHT - 6.5 - 2 * 3.44),
          height: mm(2 * 3.44),
          alignItems: 'flex-end',
          flexDirection: 'row',
          justifyContent: 'space-between',
        }}>
        <View style={{ width: mm(FOOTER_WIDTH) }}>
          <Lines lines={smallLines ?? footerLines} style={smallLines ? sans(6, 1.15) : sans(7.5, 1.3)} />
        </View>
        <Text style={{ ...mono(7.5, 1.3, 0), flexShrink: 0 }}>{`${number}, Sayfa ${page}/${pages}`}</Text>
      </View>
    </Page>
  )
}
