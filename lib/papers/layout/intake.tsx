import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { IntakePaper, LiveData } from '@/lib/papers/paper'
import { formatLongDate, formatTime, printedClock } from '@/lib/platform/turkish/dates'
import { type Piece, placePieces } from './breaking'
import type { MeasureAt } from './fonts'
import { Facts, Head, layoutHead } from './head'
import { type PaperBlock, heading, numbered, ruled, signatures, space, stamp, textLines } from './parts'
import { CONTENT_END, INNER, linesHeight, mm, NEXT_TOP, Pieces, sans, PaperPage, THIN, title } from './sheet'

/** What the outside of a device looks like, to be ticked by hand. */
const CONDITIONS = ['sağlam', 'çizik', 'kırık', 'eksik vida']

const FACT_ROW = 3.8 + linesHeight(1, 7.5, 1.3) + linesHeight(1, 10.5, 1.3) + 0.25

/** A line to write on takes at least this much. */
const WRITTEN_LINE = 8
const LEAST_LINES = 2
const MOST_LINES = 4

function ConditionBoxes() {
  return (
    <View style={{ flexDirection: 'row' }}>
      {CONDITIONS.map((look) => (
        <View key={look} style={{ flexDirection: 'row', alignItems: 'center', marginRight: mm(5.5) }}>
          <View style={{ width: mm(3.4), height: mm(3.4), borderWidth: THIN, borderColor: '#000' }} />
          <Text style={{ ...title(10.5), marginLeft: mm(1.5) }}>{look}</Text>
        </View>
      ))}
    </View>
  )
}

/** Lines to write on, evenly in a height. */
function WrittenLines({ count, height }: { count: number; height: number }) {
  return (
    <View style={{ height: mm(height), marginHorizontal: mm(4.5), justifyContent: 'space-evenly' }}>
      {Array.from({ length: count }, (_, i) => (
        <View key={i} style={{ height: THIN, backgroundColor: '#000' }} />
      ))}
    </View>
  )
}

/** Draws a form for a device that came in. A fault that is longer than its room on the first page is cut. */
export function intakePages(paper: IntakePaper, live: LiveData, measure: MeasureAt): ReactElement[] {
  const { number, arrivedAt, arrivedBy, accessories, photos, fault, warranty, terms, author } = paper
  const name = 'Servis formu'
  const head = layoutHead(paper, measure)
  const covered = warranty && [
    stamp(
      {
        symbol: 'bridge',
        word: 'Garanti kapsamında',
        measured: warranty.number,
        isMeasuredFirst: true,
        sentence: `onarımından; son gün ${formatLongDate(warranty.until)}. Teklif ve onay istenmez.`,
      },
      measure,
    ),
  ]
  const seen = ruled(heading('Teslim alırken görülenler'))
  const along = [ruled(heading('Birlikte gelenler')), ...textLines(accessories.trim() || 'Yok', measure), space(3)]
  const heightOf = (drawings: readonly PaperBlock[]) => drawings.reduce((sum, { height }) => sum + height, 0)
  const used = FACT_ROW + heightOf(along) + heading('').height + 3 + heightOf(covered ?? []) + seen.height
  const lines = textLines(fault, measure)
  // It ends at the second fold, or below it if there is too much above.
  const room = Math.max(
    198 - head.end - used,
    LEAST_LINES * WRITTEN_LINE + Math.min(2, lines.length) * lines[0]!.height,
  )
  const most = Math.floor((room - LEAST_LINES * WRITTEN_LINE) / lines[0]!.height)
  const shown =
    lines.length <= most ? lines : [...lines.slice(0, most - 1), ...textLines('… Tamamı iş emrinde yazar.', measure)]
  const rest = room - shown.reduce((sum, { height }) => sum + height, 0)
  const count = Math.min(MOST_LINES - (covered ? 1 : 0), Math.max(LEAST_LINES, Math.floor(rest / WRITTEN_LINE)))
  const pieces: Piece<ReactElement>[] = [
    {
      height: FACT_ROW,
      content: (
        <View style={{ borderBottomWidth: THIN, borderBottomColor: '#000' }}>
          <Facts facts={[{ label: 'Dış görünüş', value: <ConditionBoxes /> }]} measure={measure} />
        </View>
      ),
    },
    ...along,
    ruled(heading('Müşterinin anlattığı arıza')),
    ...shown,
    space(3),
    ...(covered ?? []).map(ruled),
    seen,
    { height: rest, content: <WrittenLines count={count} height={rest} /> },
    { height: 3, content: <View style={{ borderTopWidth: THIN, borderTopColor: '#000', marginTop: -THIN }} /> },
    ...numbered(terms, measure),
    signatures(
      [
        ['Teslim eden', 'Ad soyad, imza'],
        [`Teslim alan${author ? `: ${author}` : ''}`, 'İmza, kaşe'],
      ],
      measure,
    ),
  ]
  const { placed, page: last } = placePieces(pieces, { page: 0, y: head.end }, { next: NEXT_TOP, bottom: CONTENT_END })
  const at = new Date(arrivedAt)
  const opens = warranty ? 'adım, belgeler' : 'adım, teklif, karar'
  const facts = { paper, measure, name, number, authored: 'Düzenleyen', pages: last + 1 }
  return Array.from({ length: last + 1 }, (_, page) => (
    <PaperPage key={page} {...facts} page={page + 1}>
      {page === 0 && (
        <Head
          paper={paper}
          layout={head}
          name={name}
          number={number}
          isNumberLarge
          top={
            <Text style={{ ...sans(8, 1.35), maxWidth: mm(INNER.width - 50 - 33 - 9) }}>
              {`Sorarken bu numarayı söyleyin. Karekod sizin sayfanızı açar: ${opens}.`}
            </Text>
          }
          code={live.url === null ? null : { text: live.url, opens: 'Cihazınızın yerini izleyin' }}
          facts={[
            { label: 'Geliş', value: `${formatLongDate(at)}, ${printedClock(formatTime(at))}` },
            { label: 'Nasıl geldi', value: arrivedBy },
            { label: 'Fotoğraf', value: photos === 0 ? 'Yok' : `${photos} tane, iş emrinde` },
          ]}
          measure={measure}
        />
      )}
      <Pieces placed={placed} page={page} />
    </PaperPage>
  ))
}
