import type { ReactElement } from 'react'
import type { CurrentData, WarrantyPaper } from '@/lib/papers/paper'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { placePieces } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { Head, layoutHead, KeyFact } from './head'
import {
  dashedList,
  type PaperBlock,
  heading,
  numberedList,
  withRuleAbove,
  signatures,
  space,
  textLines,
} from './parts'
import { CONTENT_END, NEXT_TOP, Pieces, PaperPage } from './sheet'

const RETURN_NOTE =
  'Karekodu okutun ya da iş emri numarasını söyleyin; bu belgenin kâğıdı istenmez. Garanti bu seri no için geçerlidir.'

export function warrantyPages(paper: WarrantyPaper, current: CurrentData, measure: TextMeasurer): ReactElement[] {
  const { number, from, until, basis, repaired, terms, author } = paper
  const name = 'Garanti belgesi'
  const head = layoutHead(paper, measure)
  const before: PaperBlock[] = [
    ...(repaired.length > 0 ? [heading('Onarılan'), ...dashedList(repaired, measure), space(3)] : []),
    ...(terms.length > 0 ? [withRuleAbove(heading('Koşullar')), ...numberedList(terms, measure), space(3)] : []),
  ]
  const returnBlocks = [withRuleAbove(heading('Cihaz geri gelirse')), ...textLines(RETURN_NOTE, measure), space(3)]
  const height = (pieces: readonly PaperBlock[]) => pieces.reduce((sum, piece) => sum + piece.height, 0)
  // The return note begins below the second fold, if the blocks above it end there.
  const gap = Math.max(0, 198 - head.end - height(before))
  const pieces: PaperBlock[] = [
    ...before,
    ...(gap > 0 ? [space(gap)] : []),
    ...returnBlocks,
    signatures(
      [
        [`Teslim eden${author ? `: ${author}` : ''}`, 'İmza, kaşe'],
        ['Teslim alan', 'Ad soyad, imza'],
      ],
      measure,
    ),
  ]
  const { placed, page: last } = placePieces(pieces, { page: 0, y: head.end }, { next: NEXT_TOP, bottom: CONTENT_END })
  const facts = { paper, measure, name, number, authorLabel: 'Düzenleyen', pages: last + 1 }
  return Array.from({ length: last + 1 }, (_, page) => (
    <PaperPage key={page} {...facts} page={page + 1}>
      {page === 0 && (
        <Head
          paper={paper}
          layout={head}
          name={name}
          number={number}
          top={<KeyFact label="Garantinin son günü" value={formatLongDate(until)} />}
          code={current.url === null ? null : { text: current.url, caption: 'Garanti ve belgeler' }}
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
