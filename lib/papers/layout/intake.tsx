import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { IntakePaper, CurrentData } from '@/lib/papers/paper'
import { formatLongDate, formatTime, formatClock } from '@/lib/platform/turkish/dates'
import { FOLDS, type Piece, placePieces } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { Facts, layoutHead } from './head'
import { heading, heightOf, numberedList, withRuleAbove, signatures, space, stamp, textLines } from './paper-blocks'
import { paperPages } from './paper-pages'
import { INNER, linesHeight, mm, sans, THIN, title, PIECE_SPACE } from './sheet'

/** Conditions of a device's housing, to be ticked by hand. */
const CONDITIONS = ['sağlam', 'çizik', 'kırık', 'eksik vida']

const FACT_ROW_HEIGHT = 3.8 + linesHeight(1, 7.5, 1.3) + linesHeight(1, 10.5, 1.3) + 0.25

const MIN_WRITING_LINE_HEIGHT = 8
const MIN_WRITING_LINES = 2
const MAX_WRITING_LINES = 4

function ConditionBoxes() {
  return (
    <View style={{ flexDirection: 'row' }}>
      {CONDITIONS.map((condition) => (
        <View key={condition} style={{ flexDirection: 'row', alignItems: 'center', marginRight: mm(5.5) }}>
          <View style={{ width: mm(3.4), height: mm(3.4), borderWidth: THIN }} />
          <Text style={{ ...title(10.5), marginLeft: mm(1.5) }}>{condition}</Text>
        </View>
      ))}
    </View>
  )
}

/** Lines to write on, evenly spread over a height. */
function WritingLines({ count, height }: { count: number; height: number }) {
  return (
    <View style={{ height: mm(height), marginHorizontal: mm(4.5), justifyContent: 'space-evenly' }}>
      {Array.from({ length: count }, (_, i) => (
        <View key={i} style={{ height: THIN, backgroundColor: '#000' }} />
      ))}
    </View>
  )
}

/** Lays out the intake form of a device. A fault that is too long for the first page is truncated. */
export function intakePages(paper: IntakePaper, current: CurrentData, measure: TextMeasurer): ReactElement[] {
  const { number, arrivedAt, accessories, photos, fault, warranty, terms, author } = paper
  const head = layoutHead(paper, measure)
  const warrantyStamp = warranty && [
    stamp(
      {
        symbol: 'bridge',
        word: 'Garanti kapsamında',
        value: warranty.number,
        isValueFirst: true,
        sentence: `onarımından; son gün ${formatLongDate(warranty.until)}. Teklif ve onay istenmez.`,
      },
      measure,
    ),
  ]
  const conditionHeading = withRuleAbove(heading('Teslim alırken görülenler'))
  const accessoryBlocks = [
    withRuleAbove(heading('Birlikte gelenler')),
    ...textLines(accessories.trim() || 'Yok', measure),
    space(3),
  ]
  const usedHeight =
    FACT_ROW_HEIGHT +
    heightOf(accessoryBlocks) +
    heading('').height +
    3 +
    heightOf(warrantyStamp ?? []) +
    conditionHeading.height
  const allFaultLines = textLines(fault, measure)
  // The fault and the lines to write on end at the second fold, or below it if the blocks above need the space.
  const availableHeight = Math.max(
    FOLDS[1] - head.end - usedHeight,
    MIN_WRITING_LINES * MIN_WRITING_LINE_HEIGHT + Math.min(2, allFaultLines.length) * allFaultLines[0]!.height,
  )
  const maxLines = Math.floor(
    (availableHeight - MIN_WRITING_LINES * MIN_WRITING_LINE_HEIGHT) / allFaultLines[0]!.height,
  )
  const faultLines =
    allFaultLines.length <= maxLines
      ? allFaultLines
      : [...allFaultLines.slice(0, maxLines - 1), ...textLines('… Tamamı iş emrinde yazar.', measure)]
  const writingHeight = availableHeight - heightOf(faultLines)
  const writingLineCount = Math.min(
    MAX_WRITING_LINES - (warrantyStamp ? 1 : 0),
    Math.max(MIN_WRITING_LINES, Math.floor(writingHeight / MIN_WRITING_LINE_HEIGHT)),
  )
  const pieces: Piece<ReactElement>[] = [
    {
      height: FACT_ROW_HEIGHT,
      content: (
        <View style={{ borderBottomWidth: THIN }}>
          <Facts facts={[{ label: 'Dış görünüş', value: <ConditionBoxes /> }]} measure={measure} />
        </View>
      ),
    },
    ...accessoryBlocks,
    withRuleAbove(heading('Müşterinin anlattığı arıza')),
    ...faultLines,
    space(3),
    ...(warrantyStamp ?? []).map(withRuleAbove),
    conditionHeading,
    { height: writingHeight, content: <WritingLines count={writingLineCount} height={writingHeight} /> },
    { height: 3, content: <View style={{ borderTopWidth: THIN, marginTop: -THIN }} /> },
    ...numberedList(terms, measure),
    signatures(
      [
        ['Teslim eden', 'Ad soyad, imza'],
        [`Teslim alan${author ? `: ${author}` : ''}`, 'İmza, kaşe'],
      ],
      measure,
    ),
  ]
  const placement = placePieces(pieces, { page: 0, y: head.end }, PIECE_SPACE)
  const arrival = new Date(arrivedAt)
  const pageContent = warranty ? 'adım, belgeler' : 'adım, teklif, karar'
  return paperPages({
    paper,
    current,
    measure,
    number,
    authorLabel: 'Düzenleyen',
    placement,
    head: {
      layout: head,
      isNumberLarge: true,
      keyContent: (
        <Text style={{ ...sans(8, 1.35), maxWidth: mm(INNER.width - 50 - 33 - 9) }}>
          {`Sorarken bu numarayı söyleyin. Karekod sizin sayfanızı açar: ${pageContent}.`}
        </Text>
      ),
      caption: 'Cihazınızın yerini izleyin',
      facts: [
        { label: 'Geliş', value: `${formatLongDate(arrival)}, ${formatClock(formatTime(arrival))}` },
        { label: 'Nasıl geldi', value: '' },
        { label: 'Fotoğraf', value: photos === 0 ? 'Yok' : `${photos} tane, iş emrinde` },
      ],
    },
  })
}
