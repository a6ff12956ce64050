import type { ReactElement } from 'react'
import type { CurrentData, WarrantyPaper } from '@/lib/papers/paper'
import { formatLongDate } from '@/lib/platform/turkish/dates'
import { FOLDS, placePieces } from './page-breaks'
import type { TextMeasurer } from './fonts'
import { layoutHead, KeyFact } from './head'
import {
  dashedList,
  type PaperBlock,
  heading,
  heightOf,
  numberedList,
  withRuleAbove,
  signatures,
  space,
  textLines,
} from './paper-blocks'
import { paperPages } from './paper-pages'
import { PIECE_SPACE } from './sheet'

const RETURN_NOTE =
  'Karekodu okutun ya da iş emri numarasını söyleyin; bu belgenin kâğıdı istenmez. Garanti bu seri no için geçerlidir.'

export function warrantyPages(paper: WarrantyPaper, current: CurrentData, measure: TextMeasurer): ReactElement[] {
  const { number, from, until, basis, repaired, terms, author } = paper
  const head = layoutHead(paper, measure)
  const blocksAbove: PaperBlock[] = [
    ...(repaired.length > 0 ? [heading('Onarılan'), ...dashedList(repaired, measure), space(3)] : []),
    ...(terms.length > 0 ? [withRuleAbove(heading('Koşullar')), ...numberedList(terms, measure), space(3)] : []),
  ]
  const returnBlocks = [withRuleAbove(heading('Cihaz geri gelirse')), ...textLines(RETURN_NOTE, measure), space(3)]
  // The note about returns begins at the second fold, or below it if the blocks above need the space.
  const gap = Math.max(0, FOLDS[1] - head.end - heightOf(blocksAbove))
  const pieces: PaperBlock[] = [
    ...blocksAbove,
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
  const placement = placePieces(pieces, { page: 0, y: head.end }, PIECE_SPACE)
  return paperPages({
    paper,
    current,
    measure,
    number,
    authorLabel: 'Düzenleyen',
    placement,
    head: {
      layout: head,
      keyContent: <KeyFact label="Garantinin son günü" value={formatLongDate(until)} />,
      caption: 'Garanti ve belgeler',
      facts: [
        { label: 'Garanti başlangıcı, teslim günü', value: formatLongDate(from) },
        { label: 'Son gün', value: formatLongDate(until) },
        { label: 'Onarım', value: basis },
      ],
    },
  })
}
