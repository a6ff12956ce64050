import { Image, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Live, TestPaper } from '@/lib/papers/paper'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { breakTable, placePieces } from './breaking'
import type { MeasureAt } from './fonts'
import { Head, Sought } from './head'
import {
  type Column,
  type Drawing,
  HeadRow,
  Row,
  rowHeight,
  ruled,
  space,
  stamp,
  TABLE_HEAD,
  textLines,
  textWidth,
} from './parts'
import { CONTENT_END, INNER, linesHeight, mm, NEXT_TOP, Pieces, Place, sans, Sheet, THIN } from './sheet'
import { alignCommas, cutLines, wrap } from './wrap'

const COLUMNS: Column[] = [
  { heading: 'Sıra', width: 10, isMono: true },
  { heading: 'Ne ölçüldü' },
  { heading: 'Anma', width: 26, isRight: true, isMono: true },
  { heading: 'Ölçülen', width: 26, isRight: true, isMono: true },
  { heading: 'Birim', width: 19 },
  { heading: 'Sonuç', width: 26 },
]

const RESULT = (passed: boolean) => (passed ? 'Geçti' : 'Geçmedi')

/** Characters of a fact that the head shows whole. */
const SHORT_FACT = 20

const GAP = 3
const MOST_IN_ROW = 5

/** Photos beside each other: up to three large, four or five small. */
function photoRow({ photos }: TestPaper, { pictures }: Live, measure: MeasureAt): Drawing | null {
  const shown = photos.slice(0, Math.min(MOST_IN_ROW, pictures.length))
  if (shown.length === 0) return null
  const columns = shown.length > 3 ? MOST_IN_ROW : 3
  const width = (INNER.width - 9 - (columns - 1) * GAP) / columns
  const captions = shown.map(({ caption }, i) =>
    cutLines(wrap(`${i + 1}. ${caption}`, width, measure('sans', 8)), 2).join('\n'),
  )
  const captionLines = Math.max(...captions.map((caption) => caption.split('\n').length))
  return {
    height: 2.5 + (width * 3) / 4 + 0.6 + linesHeight(captionLines, 8, 1.3) + 3,
    isWhole: true,
    content: (
      <View style={{ flexDirection: 'row', marginHorizontal: mm(4.5), paddingTop: mm(2.5) }}>
        {shown.map(({ id }, i) => (
          <View key={id} style={{ width: mm(width), marginRight: i < columns - 1 ? mm(GAP) : 0 }}>
            <View style={{ height: mm((width * 3) / 4), borderWidth: THIN, borderColor: '#000' }}>
              <Image src={pictures[i]} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
            </View>
            <Text style={{ ...sans(8, 1.3), marginTop: mm(0.6) }}>{captions[i]}</Text>
          </View>
        ))}
      </View>
    ),
  }
}

function resultSentence({ rows, passed, author }: TestPaper): string {
  const failed = rows.filter((row) => !row.passed).length
  const counted =
    failed === 0 ? `${rows.length} ölçümün tümü geçti.` : `${rows.length} ölçümden ${failed} tanesi geçmedi.`
  return `${rows.length === 0 && passed ? '' : `${counted} `}Ölçen: ${author},`
}

/** Draws a record of a load test. */
export function testPages(paper: TestPaper, live: Live, measure: MeasureAt): ReactElement[] {
  const { number, version, rows, passed, load, duration, ambient, instrument, note, signedAt } = paper
  const name = 'Test tutanağı'
  const texts = rows.map(({ what }) => wrap(what, textWidth(COLUMNS), measure('sans', 9.5)))
  const nominal = alignCommas(rows.map((row) => row.nominal))
  const measured = alignCommas(rows.map((row) => row.measured))
  const table = breakTable(
    texts.map((text) => rowHeight(text.length)),
    {
      first: 99 + TABLE_HEAD,
      next: NEXT_TOP + TABLE_HEAD,
      bottom: CONTENT_END,
      carry: 0,
      lastEnd: CONTENT_END,
      withEnd: 0,
    },
  )
  const { serialNumber, calibratedOn } = instrument
  const tool = [
    ...(serialNumber ? [`S/N ${serialNumber}`] : []),
    ...(calibratedOn ? [`son kalibrasyon ${formatShortDate(calibratedOn)}`] : []),
  ].join(', ')
  // The head has room for a few words.
  const wholeLoad = load.length > SHORT_FACT && `Yük: ${load}.`
  const isLong = instrument.name.length > SHORT_FACT
  const wholeTool = (tool || isLong) && `Ölçü aleti: ${[instrument.name, tool].filter(Boolean).join(', ')}.`
  const words = [note.trim(), wholeLoad, wholeTool].filter(Boolean).join('\n')
  const photos = photoRow(paper, live, measure)
  const result = stamp(
    { symbol: 'load', word: RESULT(passed), measured: formatDateTime(signedAt), sentence: resultSentence(paper) },
    measure,
  )
  const pieces: Drawing[] = [
    ...(words ? [space(3), ...textLines(words, measure), space(2)] : []),
    { ...result, endsAtFold: true },
    ...(photos ? [ruled(photos)] : []),
  ]
  const { placed, page: last } = placePieces(
    pieces,
    { page: table.length - 1, y: table.at(-1)!.end },
    { next: NEXT_TOP, bottom: CONTENT_END },
  )
  const full = version > 1 ? `${number}/${version}` : number
  const facts = { paper, name, number: full, authored: 'Ölçen', pages: last + 1 }
  return Array.from({ length: last + 1 }, (_, page) => {
    const part = table[page]
    return (
      <Sheet key={page} {...facts} page={page + 1}>
        {page === 0 && (
          <Head
            paper={paper}
            name={name}
            number={full}
            top={<Sought label="Sonuç" value={RESULT(passed)} isWord />}
            code={live.url === null ? null : { text: live.url, opens: 'Bu tutanak ve garanti' }}
            facts={[
              { label: 'Yük', value: load },
              { label: 'Süre', value: duration, isMeasured: true },
              { label: 'Ortam', value: ambient, isMeasured: true },
              { label: 'Ölçü aleti', value: instrument.name },
            ]}
            measure={measure}
          />
        )}
        {part && rows.length > 0 && (
          <>
            <Place y={part.start - TABLE_HEAD}>
              <HeadRow columns={COLUMNS} />
            </Place>
            {part.rows.map(({ index, y, height }) => (
              <Place key={index} y={y}>
                <Row
                  columns={COLUMNS}
                  cells={[
                    String(index + 1),
                    texts[index]!,
                    nominal[index]!,
                    measured[index]!,
                    rows[index]!.unit,
                    RESULT(rows[index]!.passed),
                  ]}
                  height={height}
                />
              </Place>
            ))}
          </>
        )}
        <Pieces placed={placed} page={page} />
      </Sheet>
    )
  })
}
