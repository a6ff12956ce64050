import type { ReactElement } from 'react'
import type { LiveData, WarrantyPaper } from '@/lib/papers/paper'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { placePieces } from './breaking'
import type { MeasureAt } from './fonts'
import { Head, layoutHead, KeyFact } from './head'
import { dashed, type PaperBlock, heading, numbered, ruled, signatures, space, textLines } from './parts'
import { CONTENT_END, NEXT_TOP, Pieces, PaperPage } from './sheet'

const BACK =
  'Karekodu okutun ya da iş emri numarasını söyleyin; bu belgenin kâğıdı istenmez. Garanti bu seri no için geçerlidir.'

/** Draws a warranty card. */
export function warrantyPages(paper: WarrantyPaper, live: LiveData, measure: MeasureAt): ReactElement[] {
  const { number, from, until, basis, repaired, terms, author } = paper
  const name = 'Garanti belgesi'
  const head = layoutHead(paper, measure)
  const before: PaperBlock[] = [
    ...(repaired.length > 0 ? [heading('Onarılan'), ...dashed(repaired, measure), space(3)] : []),
    ...(terms.length > 0 ? [ruled(heading('Koşullar')), ...numbered(terms, measure), space(3)] : []),
  ]
  const back = [ruled(heading('Cihaz geri gelirse')), ...textLines(BACK, measure), space(3)]
  const height = (pieces: readonly PaperBlock[]) => pieces.reduce((sum, piece) => sum + piece.height, 0)
  // Below the second fold, if what is above it leaves that free.
  const gap = Math.max(0, 198 - head.end - height(before))
  const pieces: PaperBlock[] = [
    ...before,
    ...(gap > 0 ? [space(gap)] : []),
    ...back,
    signatures(
      [
        [`Teslim eden${author ? `: ${author}` : ''}`, 'İmza, kaşe'],
        ['Teslim alan', 'Ad soyad, imza'],
      ],
      measure,
    ),
  ]
  const { placed, page: last } = placePieces(pieces, { page: 0, y: head.end }, { next: NEXT_TOP, bottom: CONTENT_END })
  const facts = { paper, measure, name, number, authored: 'Düzenleyen', pages: last + 1 }
  return Array.from({ length: last + 1 }, (_, page) => (
    <PaperPage key={page} {...facts} page={page + 1}>
      {page === 0 && (
        <Head
          paper={paper}
          layout={head}
          name={name}
          number={number}
          top={<KeyFact label="Garantinin son günü" value={formatLongDate(until)} />}
          code={live.url === null ? null : { text: live.url, opens: 'Garanti ve belgeler' }}
          facts={[
            { label: 'Garanti başlangıcı, teslim günü', value: formatLongDate(from) },
            { label: 'Son gün', value: formatLongDate(until) },
            { label: 'Onarım', value: basis },
          ]}
          measure={measure}
        />
      )}
      <Pieces placed={placed} page={page} />
    </PaperPage>
  ))
}
