// Places the blocks of a paper on its pages. Lengths are in mm, positions in mm from the top of the sheet.

/** Where a sheet is folded. The first block of a paper ends at the first fold. */
export const FOLDS = [99, 198] as const

/** A block that crosses a fold by less than this does not lie on it. */
const TOLERANCE = 0.6

/** Returns the fold on which a block would lie, or undefined. */
const foldIn = (y: number, height: number) =>
  FOLDS.find((fold) => y < fold - TOLERANCE && y + height > fold + TOLERANCE)

/** Returns the first fold at or below a position, or undefined after the last. */
export const foldBelow = (y: number) => FOLDS.find((fold) => fold >= y - TOLERANCE)

export type TableSpace = {
  /** Where the rows begin on the first page and on later pages, below the heading. */
  firstTop: number
  nextTop: number
  /** Where a page ends. */
  bottom: number
  /** Height of the row with the subtotal that is carried to the next page, or 0 without one. */
  subtotalHeight: number
  /** Where the rows of the last page must end, because the totals follow. */
  lastPageBottom: number
  /** Minimum number of rows on the same page as the totals. */
  minRowsWithTotals: number
}

type PlacedRow = { index: number; y: number; height: number }
/** The rows of a table on a page. The subtotals, if there are any, are drawn at `start` and `end`. */
export type TablePage = {
  rows: PlacedRow[]
  start: number
  end: number
  startsWithSubtotal: boolean
  endsWithSubtotal: boolean
}

/**
 * Places rows below a position. A row that would lie on a fold begins at the fold, and the row above it is stretched.
 * `firstIndex` is the index of the first row.
 */
function placeRows(heights: readonly number[], firstIndex: number, start: number): PlacedRow[] {
  const rows: PlacedRow[] = []
  let y = start
  for (const [i, height] of heights.entries()) {
    const fold = foldIn(y, height)
    const previousRow = rows.at(-1)
    if (fold !== undefined && previousRow) {
      previousRow.height += fold - y
      y = fold
    }
    rows.push({ index: firstIndex + i, y, height })
    y += height
  }
  return rows
}

const endOf = (rows: readonly PlacedRow[], start: number) => {
  const lastRow = rows.at(-1)
  return lastRow ? lastRow.y + lastRow.height : start
}

/** Breaks a table into pages between rows. Its last page ends above `lastPageBottom`. The other pages end with a subtotal unless `subtotalHeight` is 0. */
export function breakTable(heights: readonly number[], space: TableSpace): TablePage[] {
  const pages: TablePage[] = []
  let firstIndex = 0
  for (;;) {
    const startsWithSubtotal = pages.length > 0 && space.subtotalHeight > 0
    const top = pages.length === 0 ? space.firstTop : space.nextTop
    const start = top + (startsWithSubtotal ? space.subtotalHeight : 0)
    const remainingHeights = heights.slice(firstIndex)
    const allRows = placeRows(remainingHeights, firstIndex, start)
    if (endOf(allRows, start) <= space.lastPageBottom + TOLERANCE) {
      pages.push({ rows: allRows, start: top, end: endOf(allRows, start), startsWithSubtotal, endsWithSubtotal: false })
      return pages
    }
    const maxCount = Math.max(1, remainingHeights.length - space.minRowsWithTotals)
    let rowCount = 1
    while (rowCount < maxCount) {
      const rowsWithNext = placeRows(remainingHeights.slice(0, rowCount + 1), firstIndex, start)
      if (endOf(rowsWithNext, start) + space.subtotalHeight > space.bottom) break
      rowCount += 1
    }
    const rows = placeRows(remainingHeights.slice(0, rowCount), firstIndex, start)
    const end = endOf(rows, start)
    const isLast = rowCount === remainingHeights.length
    pages.push({ rows, start: top, end, startsWithSubtotal, endsWithSubtotal: !isLast && space.subtotalHeight > 0 })
    if (isLast) return pages
    firstIndex += rowCount
  }
}

/** A block that is not split between pages. */
export type Piece<Content> = {
  height: number
  content: Content
  /** It must not lie on a fold: totals, a stamp, signatures, photos. */
  avoidsFold?: boolean
  /** It begins at a fold, or at the top of the next page. */
  startsAtFold?: boolean
  /** It ends at the next fold if there is room. */
  endsAtFold?: boolean
  /** It is on the same page as the next piece. */
  keepWithNext?: boolean
  /** It is empty, and never begins a page. */
  isSpace?: boolean
  /** It ends at the bottom of its page. */
  atBottom?: boolean
}

export type PlacedPiece<Content> = { page: number; y: number; height: number; content: Content }

/** Places pieces in order, starting at a position on a page. Later pages begin at `nextTop`. */
export function placePieces<Content>(
  pieces: readonly Piece<Content>[],
  start: { page: number; y: number },
  { nextTop, bottom }: { nextTop: number; bottom: number },
): { placedPieces: PlacedPiece<Content>[]; page: number; y: number } {
  let { page, y } = start
  const placedPieces: PlacedPiece<Content>[] = []
  for (const [i, piece] of pieces.entries()) {
    const { height } = piece
    if (piece.isSpace) {
      y = Math.min(y + height, bottom)
      continue
    }
    const nextHeight = piece.keepWithNext ? (pieces[i + 1]?.height ?? 0) : 0
    const startPage = () => {
      page += 1
      y = nextTop
    }
    if (piece.startsAtFold) {
      const fold = foldBelow(y)
      if (fold === undefined || fold + height > bottom) startPage()
      else y = fold
    } else if (piece.avoidsFold) {
      const fold = foldIn(y, height)
      if (fold !== undefined) y = fold
    }
    if (y + height + nextHeight > bottom && y > nextTop) {
      startPage()
      const fold = piece.avoidsFold ? foldIn(y, height) : undefined
      if (fold !== undefined) y = fold
    }
    const fold = piece.endsAtFold ? foldBelow(y + height) : undefined
    if (fold !== undefined) y = fold - height
    if (piece.atBottom) y = bottom - height
    placedPieces.push({ page, y, height, content: piece.content })
    y += height
  }
  return { placedPieces, page, y }
}
