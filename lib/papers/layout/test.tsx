import { Image, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { CurrentData, TestPaper } from '@/lib/papers/paper'
import { capitalise, countWord } from '@/lib/platform/turkish/case'
import { formatDateTime, formatShortDate } from '@/lib/platform/turkish/dates'
import { breakTable, placePieces } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { fitsFact, layoutHead, KeyFact } from './head'
import {
  cellLines,
  type Column,
  type PaperBlock,
  maxLineCount,
  rowHeight,
  withRuleAbove,
  space,
  stamp,
  TABLE_HEAD_HEIGHT,
  textLines,
} from './paper-blocks'
import { paperPages, TableRows } from './paper-pages'
import { CONTENT_END, INNER, Lines, linesHeight, mm, NEXT_TOP, sans, THIN, PIECE_SPACE } from './sheet'
import { wrap } from './wrap'

const COLUMNS: Column[] = [
  { heading: 'Sıra', width: 10, isMono: true },
  { heading: 'Ne ölçüldü' },
  { heading: 'Anma', width: 26, isRightAligned: true, isMono: true },
  { heading: 'Ölçülen', width: 26, isRightAligned: true, isMono: true },
  { heading: 'Birim', width: 19 },
  { heading: 'Sonuç', width: 26 },
]

const resultText = (passed: boolean) => (passed ? 'Geçti' : 'Geçmedi')

const FACT_COUNT = 4

const PHOTO_GAP = 3
const MAX_PHOTOS_IN_ROW = 5

/** A row of photos: up to three large ones, or four or five small ones. */
function photoRow({ photos }: TestPaper, { pictures }: CurrentData, measure: TextMeasurer): PaperBlock | null {
  const visiblePhotos = photos.slice(0, Math.min(MAX_PHOTOS_IN_ROW, pictures.length))
  if (visiblePhotos.length === 0) return null
  const columnCount = visiblePhotos.length > 3 ? MAX_PHOTOS_IN_ROW : 3
  const width = (INNER.width - 9 - (columnCount - 1) * PHOTO_GAP) / columnCount
  const captions = visiblePhotos.map(({ caption }, i) => wrap(`${i + 1}. ${caption}`, width, measure('sans', 8)))
  const captionLines = maxLineCount(captions)
  return {
    height: 2.5 + (width * 3) / 4 + 0.6 + linesHeight(captionLines, 8, 1.3) + 3,
    avoidsFold: true,
    content: (
      <View style={{ flexDirection: 'row', marginHorizontal: mm(4.5), paddingTop: mm(2.5) }}>
        {visiblePhotos.map(({ id }, i) => (
          <View key={id} style={{ width: mm(width), marginRight: i < columnCount - 1 ? mm(PHOTO_GAP) : 0 }}>
            <View style={{ height: mm((width * 3) / 4), borderWidth: THIN }}>
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
  const failedCount = rows.filter((row) => !row.passed).length
  const countSentence =
    failedCount === 0 ? `${rows.length} ölçümün tümü geçti.` : `${rows.length} ölçümden ${failedCount} tanesi geçmedi.`
  return `${rows.length === 0 && passed ? '' : `${countSentence} `}Ölçen: ${author},`
}

/** Returns an instrument's name and known details: 'FG-3 güç analizörü, S/N 20814, son kalibrasyon 04.11.2025'. */
function instrumentText({ name, serialNumber, calibratedOn }: TestPaper['instrument']): string {
  const calibration = calibratedOn && `son kalibrasyon ${formatShortDate(calibratedOn)}`
  return [name, serialNumber && `S/N ${serialNumber}`, calibration].filter(Boolean).join(', ')
}

export function testPages(paper: TestPaper, current: CurrentData, measure: TextMeasurer): ReactElement[] {
  const { number, version, rows, passed, load, duration, ambient, instrument, note, signedAt } = paper
  const { instruments = [instrument] } = paper
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
      firstTop: head.end + (rows.length === 0 ? 0 : TABLE_HEAD_HEIGHT),
      nextTop: NEXT_TOP + TABLE_HEAD_HEIGHT,
      bottom: CONTENT_END,
      subtotalHeight: 0,
      lastPageBottom: CONTENT_END,
      minRowsWithTotals: 0,
    },
  )
  const instrumentTexts = instruments.map(instrumentText)
  const isInstrumentInHead =
    instrumentTexts.length === 1 &&
    instrumentTexts[0] === instrument.name &&
    fitsFact(instrument.name, FACT_COUNT, measure)
  const instrumentLines =
    instrumentTexts.length > 1
      ? ['Ölçü aletleri:', ...instrumentTexts.map((text) => `– ${text}`)]
      : isInstrumentInHead
        ? []
        : [`Ölçü aleti: ${instrumentTexts[0]}.`]
  // The head has room for only a few words.
  const loadRemark = !fitsFact(load, FACT_COUNT, measure) && `Yük: ${load}.`
  const remarks = [note.trim(), loadRemark, ...instrumentLines].filter(Boolean).join('\n')
  const photos = photoRow(paper, current, measure)
  const resultStamp = stamp(
    current.isDraft
      ? { symbol: 'open', word: 'Taslak', sentence: 'Bu tutanak imzalanmadı ve geçerli değildir.' }
      : { symbol: 'load', word: resultText(passed), value: formatDateTime(signedAt), sentence: resultSentence(paper) },
    measure,
  )
  const pieces: PaperBlock[] = [
    ...(remarks ? [space(3), ...textLines(remarks, measure), space(2)] : []),
    { ...resultStamp, endsAtFold: true },
    ...(photos ? [withRuleAbove(photos)] : []),
  ]
  const placement = placePieces(pieces, { page: table.length - 1, y: table.at(-1)!.end }, PIECE_SPACE)
  return paperPages({
    paper,
    current,
    measure,
    number: version > 1 ? `${number}/${version}` : number,
    authorLabel: 'Ölçen',
    placement,
    rowsOn: (page) => <TableRows tablePage={table[page]} columns={COLUMNS} cells={cells} />,
    head: {
      layout: head,
      keyContent: <KeyFact label="Sonuç" value={current.isDraft ? 'İmzalanmadı' : resultText(passed)} isWord />,
      caption: 'Bu tutanak ve garanti',
      facts: [
        { label: 'Yük', value: load },
        { label: 'Süre', value: duration, isMono: true },
        { label: 'Ortam', value: ambient, isMono: true },
        instruments.length > 1
          ? { label: 'Ölçü aletleri', value: `${capitalise(countWord(instruments.length))} alet` }
          : { label: 'Ölçü aleti', value: instrument.name },
      ],
    },
  })
}
