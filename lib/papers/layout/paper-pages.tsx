import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { type CurrentData, PAPER_TITLES } from '@/lib/papers/paper'
import { Head } from './head'
import type { PlacedPiece, TablePage } from './page-breaks'
import { type Column, Row, TABLE_HEAD_HEIGHT } from './paper-blocks'
import { Band, PaperPage, Pieces } from './sheet'

type HeadOptions = Pick<ComponentProps<typeof Head>, 'layout' | 'isNumberLarge' | 'keyContent' | 'facts'>

type Options = Omit<ComponentProps<typeof PaperPage>, 'name' | 'page' | 'pages' | 'children'> & {
  current: CurrentData
  /** `caption` is that of the QR code. */
  head: HeadOptions & { caption: string }
  /** The pieces, as placePieces returns them. */
  placement: { placedPieces: readonly PlacedPiece<ReactElement>[]; page: number }
  /** Draws the rows of a table that are on a page. */
  rowsOn?: (page: number) => ReactNode
}

/** Returns the pages of a paper: its head on the first, then the rows of its table and its pieces. */
export function paperPages({ current, head: { caption, ...head }, placement, rowsOn, ...rest }: Options) {
  const { url, isDraft } = current
  const name = `${PAPER_TITLES[rest.paper.kind]}${isDraft ? ', taslak' : ''}`
  const options = { ...rest, name }
  const pages = placement.page + 1
  return Array.from({ length: pages }, (_, page) => (
    <PaperPage key={page} {...options} page={page + 1} pages={pages}>
      {page === 0 && <Head {...options} {...head} code={url === null ? null : { text: url, caption }} />}
      {rowsOn?.(page)}
      <Pieces placedPieces={placement.placedPieces} page={page} />
    </PaperPage>
  ))
}

type TableRowsProps = {
  /** What breakTable placed on the page, if anything. */
  tablePage: TablePage | undefined
  columns: readonly Column[]
  /** The lines of the cells of all rows. */
  cells: readonly (readonly string[])[][]
  /** Returns the row with a subtotal, carried over from the previous page or to the next. `index` is the number of rows above it. */
  subtotal?: (index: number, isCarriedOver: boolean) => ReactNode
}

/** The rows of a table on a page, below its headings. A table without rows has no headings. */
export function TableRows({ tablePage, columns, cells, subtotal }: TableRowsProps) {
  if (!tablePage || cells.length === 0) return null
  const { rows, start, end, startsWithSubtotal, endsWithSubtotal } = tablePage
  return (
    <>
      <Band y={start - TABLE_HEAD_HEIGHT}>
        <Row columns={columns} cells={columns.map(({ heading }) => [heading])} height={TABLE_HEAD_HEIGHT} isHead />
      </Band>
      {startsWithSubtotal && <Band y={start}>{subtotal?.(rows[0]!.index, true)}</Band>}
      {rows.map(({ index, y, height }) => (
        <Band key={index} y={y}>
          <Row columns={columns} cells={cells[index]!} height={height} />
        </Band>
      ))}
      {endsWithSubtotal && <Band y={end}>{subtotal?.(rows.at(-1)!.index + 1, false)}</Band>}
    </>
  )
}
