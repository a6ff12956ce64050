import { Image, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { CurrentData, TestPaper } from '@/lib/papers/paper'
import { capitalised, countWord } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { breakTable, placePieces } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { fitsFact, Head, layoutHead, KeyFact } from './head'
import {
  cellLines,
  type Column,
  type PaperBlock,
  HeadRow,
  maxLineCount,
  Row,
  rowHeight,
  withRuleAbove,
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

const resultText = (passed: boolean) => (passed ? 'Geçti' : 'Geçmedi')

/** The number of facts in the head. */
const FACTS = 4

const GAP = 3
const MAX_IN_ROW = 5

/** A row of photos: up to three large ones, or four or five small ones. */
function photoRow({ photos }: TestPaper, { pictures }: CurrentData, measure: TextMeasurer): PaperBlock | null {
  const visible = photos.slice(0, Math.min(MAX_IN_ROW, pictures.length))
  if (visible.length === 0) return null
  const columns = visible.length > 3 ? MAX_IN_ROW : 3
  const width = (INNER.width - 9 - (columns - 1) * GAP) / columns
  const captions = visible.map(({ caption }, i) => wrap(`${i + 1}. ${caption}`, width, measure('sans', 8)))
  const captionLines = maxLineCount(captions)
  return {
    height: 2.5 + (width * 3) / 4 + 0.6 + linesHeight(captionLines, 8, 1.3) + 3,
    keepTogether: true,
    content: (
      <View style={{ flexDirection: 'row', marginHorizontal: mm(4.5), paddingTop: mm(2.5) }}>
        {visible.map(({ id }, i) => (
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
  const countSentence =
    failed === 0 ? `${rows.length} ölçümün tümü geçti.` : `${rows.length} ölçümden ${failed} tanesi geçmedi.`
  return `${rows.length === 0 && passed ? '' : `${countSentence} `}Ölçen: ${author},`
}

/** Returns an instrument's name and known details: 'FG-3 güç analizörü, S/N 20814, son kalibrasyon 04.11.2025'. */
function toolText({ name, serialNumber, calibratedOn }: TestPaper['instrument']): string {
  const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
  return [name, serialNumber && `S/N ${serialNumber}`, calibration].filter(Boolean).join(', ')
}

export function testPages(paper: TestPaper, current: CurrentData, measure: TextMeasurer): ReactElement[] {
  const { number, version, rows, passed, load, duration, ambient, instrument, note, signedAt } = paper
  const { instruments = [instrument] } = paper
  const name = current.isDraft ? 'Test tutanağı, taslak' : 'Test tutanağı'
  const cells = rows.map((row, i) => {
    const texts = [
      String(i + 1),
      row.what,
      row.nominal,
      row.measured,
      row.unit,
      row.passed === null ? '' : resultText(row.passed),
    ]
    return cellLines(COLUMNS, texts, measure)
  })
  const head = layoutHead(paper, measure)
  const table = breakTable(
    cells.map((row) => rowHeight(maxLineCount(row))),
    {
      first: head.end + (rows.length === 0 ? 0 : TABLE_HEAD),
      next: NEXT_TOP + TABLE_HEAD,
      bottom: CONTENT_END,
      carry: 0,
      lastPageBottom: CONTENT_END,
      minRowsWithTotals: 0,
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
  // The head only has room for a few words.
  const fullLoad = !fitsFact(load, FACTS, measure) && `Yük: ${load}.`
  const words = [note.trim(), fullLoad, ...toolLines].filter(Boolean).join('\n')
  const photos = photoRow(paper, current, measure)
  const result = stamp(
    current.isDraft
      ? { symbol: 'open', word: 'Taslak', sentence: 'Bu tutanak imzalanmadı ve geçerli değildir.' }
      : { symbol: 'load', word: resultText(passed), value: formatDateTime(signedAt), sentence: resultSentence(paper) },
    measure,
  )
  const pieces: PaperBlock[] = [
    ...(words ? [space(3), ...textLines(words, measure), space(2)] : []),
    { ...result, endsAtFold: true },
    ...(photos ? [withRuleAbove(photos)] : []),
  ]
  const { placed, page: last } = placePieces(
    pieces,
    { page: table.length - 1, y: table.at(-1)!.end },
    { next: NEXT_TOP, bottom: CONTENT_END },
  )
  const fullNumber = version > 1 ? `${number}/${version}` : number
  const facts = { paper, measure, name, number: fullNumber, authorLabel: 'Ölçen', pages: last + 1 }
  return Array.from({ length: last + 1 }, (_, page) => {
    const tablePage = table[page]
    return (
      <PaperPage key={page} {...facts} page={page + 1}>
        {page === 0 && (
          <Head
            paper={paper}
            layout={head}
            name={name}
            number={fullNumber}
            top={<KeyFact label="Sonuç" value={current.isDraft ? 'İmzalanmadı' : resultText(passed)} isWord />}
            code={current.url === null ? null : { text: current.url, caption: 'Bu tutanak ve garanti' }}
            facts={[
              { label: 'Yük', value: load },
              { label: 'Süre', value: duration, isMono: true },
              { label: 'Ortam', value: ambient, isMono: true },
              instruments.length > 1
                ? { label: 'Ölçü aletleri', value: `${capitalised(countWord(instruments.length))} alet` }
                : { label: 'Ölçü aleti', value: instrument.name },
            ]}
            measure={measure}
          />
        )}
        {tablePage && rows.length > 0 && (
          <>
            <Band y={tablePage.start - TABLE_HEAD}>
              <HeadRow columns={COLUMNS} />
            </Band>
            {tablePage.rows.map(({ index, y, height }) => (
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
