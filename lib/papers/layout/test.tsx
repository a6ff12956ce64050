import { Image, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { LiveData, TestPaper } from '@/lib/papers/paper'
import { capitalised, countWord } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { breakTable, placePieces } from './breaking'
import type { MeasureAt } from './fonts'
import { fitsFact, Head, layoutHead, KeyFact } from './head'
import {
  cellLines,
  type Column,
  type PaperBlock,
  HeadRow,
  mostLines,
  Row,
  rowHeight,
  ruled,
  space,
  stamp,
  TABLE_HEAD,
  textLines,
} from './parts'
import { CONTENT_END, INNER, Lines, linesHeight, mm, NEXT_TOP, Pieces, Band, sans, PaperPage, THIN } from './sheet'
import { wrap } from './wrap'

const COLUMNS: Column[] = [
  { heading: 'Sıra', width: 10, isMono: true },
  { heading: 'Ne ölçüldü' },
  { heading: 'Anma', width: 26, isRight: true, isMono: true },
  { heading: 'Ölçülen', width: 26, isRight: true, isMono: true },
  { heading: 'Birim', width: 19 },
  { heading: 'Sonuç', width: 26 },
]

const RESULT = (passed: boolean) => (passed ? 'Geçti' : 'Geçmedi')

/** Facts in the head. */
const FACTS = 4

const GAP = 3
const MOST_IN_ROW = 5

/** Photos in a row: up to three large, four or five small. */
function photoRow({ photos }: TestPaper, { pictures }: LiveData, measure: MeasureAt): PaperBlock | null {
  const shown = photos.slice(0, Math.min(MOST_IN_ROW, pictures.length))
  if (shown.length === 0) return null
  const columns = shown.length > 3 ? MOST_IN_ROW : 3
  const width = (INNER.width - 9 - (columns - 1) * GAP) / columns
  const captions = shown.map(({ caption }, i) => wrap(`${i + 1}. ${caption}`, width, measure('sans', 8)))
  const captionLines = mostLines(captions)
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
            <View style={{ marginTop: mm(0.6) }}>
              <Lines lines={captions[i]!} style={sans(8, 1.3)} />
            </View>
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

/** Returns an instrument with what is known of it: 'FG-3 güç analizörü, S/N 20814, son kalibrasyon 04.11.2025'. */
function toolText({ name, serialNumber, calibratedOn }: TestPaper['instrument']): string {
  const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
  return [name, serialNumber && `S/N ${serialNumber}`, calibration].filter(Boolean).join(', ')
}

/** Draws a record of a load test. */
export function testPages(paper: TestPaper, live: LiveData, measure: MeasureAt): ReactElement[] {
  const { number, version, rows, passed, load, duration, ambient, instrument, note, signedAt } = paper
  const { instruments = [instrument] } = paper
  const name = live.isDraft ? 'Test tutanağı, taslak' : 'Test tutanağı'
  const cells = rows.map((row, i) => {
    const texts = [
      String(i + 1),
      row.what,
      row.nominal,
      row.measured,
      row.unit,
      row.passed === null ? '' : RESULT(row.passed),
    ]
    return cellLines(COLUMNS, texts, measure)
  })
  const head = layoutHead(paper, measure)
  const table = breakTable(
    cells.map((row) => rowHeight(mostLines(row))),
    {
      first: head.end + (rows.length === 0 ? 0 : TABLE_HEAD),
      next: NEXT_TOP + TABLE_HEAD,
      bottom: CONTENT_END,
      carry: 0,
      lastEnd: CONTENT_END,
      withEnd: 0,
    },
  )
  const tools = instruments.map(toolText)
  const isInHead = tools.length === 1 && tools[0] === instrument.name && fitsFact(instrument.name, FACTS, measure)
  const toolLines =
    tools.length > 1
      ? ['Ölçü aletleri:', ...tools.map((tool) => `– ${tool}`)]
      : isInHead
        ? []
        : [`Ölçü aleti: ${tools[0]}.`]
  // The head has room for a few words.
  const wholeLoad = !fitsFact(load, FACTS, measure) && `Yük: ${load}.`
  const words = [note.trim(), wholeLoad, ...toolLines].filter(Boolean).join('\n')
  const photos = photoRow(paper, live, measure)
  const result = stamp(
    live.isDraft
      ? { symbol: 'open', word: 'Taslak', sentence: 'Bu tutanak imzalanmadı ve geçerli değildir.' }
      : { symbol: 'load', word: RESULT(passed), measured: formatDateTime(signedAt), sentence: resultSentence(paper) },
    measure,
  )
  const pieces: PaperBlock[] = [
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
  const facts = { paper, measure, name, number: full, authored: 'Ölçen', pages: last + 1 }
  return Array.from({ length: last + 1 }, (_, page) => {
    const part = table[page]
    return (
      <PaperPage key={page} {...facts} page={page + 1}>
        {page === 0 && (
          <Head
            paper={paper}
            layout={head}
            name={name}
            number={full}
            top={<KeyFact label="Sonuç" value={live.isDraft ? 'İmzalanmadı' : RESULT(passed)} isWord />}
            code={live.url === null ? null : { text: live.url, opens: 'Bu tutanak ve garanti' }}
            facts={[
              { label: 'Yük', value: load },
              { label: 'Süre', value: duration, isMeasured: true },
              { label: 'Ortam', value: ambient, isMeasured: true },
              instruments.length > 1
                ? { label: 'Ölçü aletleri', value: `${capitalised(countWord(instruments.length))} alet` }
                : { label: 'Ölçü aleti', value: instrument.name },
            ]}
            measure={measure}
          />
        )}
        {part && rows.length > 0 && (
          <>
            <Band y={part.start - TABLE_HEAD}>
              <HeadRow columns={COLUMNS} />
            </Band>
            {part.rows.map(({ index, y, height }) => (
              <Band key={index} y={y}>
                <Row columns={COLUMNS} cells={cells[index]!} height={height} />
              </Band>
            ))}
          </>
        )}
        <Pieces placed={placed} page={page} />
      </PaperPage>
    )
  })
}
