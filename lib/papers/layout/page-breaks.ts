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
  /** Where the rows of the first page and of later pages begin, below the heading. */
  first: number
  next: number
  /** Where a page ends. */
  bottom: number
  /** Height of the row with the carried subtotal, or 0 without one. */
  carry: number
  /** Where the rows of the last page must end, because the totals follow. */
  lastPageBottom: number
  /** Minimum number of rows on the same page as the totals. */
  minRowsWithTotals: number
}

type PlacedRow = { index: number; y: number; height: number }
type TablePage = { rows: PlacedRow[]; start: number; end: number; carriedIn: boolean; carriedOut: boolean }

/**
 * Places rows from a position on. A row that would lie on a fold begins at the fold, and the row before it is stretched.
 * `from` is the index of the first row.
 */
function placeRows(heights: readonly number[], from: number, start: number): PlacedRow[] {
  const rows: PlacedRow[] = []
  let y = start
  for (const [i, height] of heights.entries()) {
    const fold = foldIn(y, height)
    const before = rows.at(-1)
    if (fold !== undefined && before) {
      before.height += fold - y
      y = fold
    }
    rows.push({ index: from + i, y, height })
    y += height
  }
  return rows
}

const endOf = (rows: readonly PlacedRow[], start: number) => {
  const last = rows.at(-1)
  return last ? last.y + last.height : start
}

/** Breaks a table into pages, between rows. Its last page ends above `lastPageBottom`; each other page carries a subtotal over. */
export function breakTable(heights: readonly number[], space: TableSpace): TablePage[] {
  const pages: TablePage[] = []
  let from = 0
  for (;;) {
    const carriedIn = pages.length > 0 && space.carry > 0
    const top = pages.length === 0 ? space.first : space.next
    const start = top + (carriedIn ? space.carry : 0)
    const rest = heights.slice(from)
    const allRows = placeRows(rest, from, start)
    if (endOf(allRows, start) <= space.lastPageBottom + TOLERANCE) {
      pages.push({ rows: allRows, start: top, end: endOf(allRows, start), carriedIn, carriedOut: false })
      return pages
    }
    const maxCount = Math.max(1, rest.length - space.minRowsWithTotals)
    let count = 1
    while (count < maxCount) {
      const longer = placeRows(rest.slice(0, count + 1), from, start)
      if (endOf(longer, start) + space.carry > space.bottom) break
      count += 1
    }
    const rows = placeRows(rest.slice(0, count), from, start)
    const end = endOf(rows, start)
    const isLast = count === rest.length
    pages.push({ rows, start: top, end, carriedIn, carriedOut: !isLast && space.carry > 0 })
    if (isLast) return pages
    from += count
  }
}

/** A block that is not split between pages. */
export type Piece<Content> = {
  height: number
  content: Content
  /** It must not lie on a fold: QR code, totals, stamp, signatures, photos. */
  keepTogether?: boolean
  /** It begins at a fold. */
  atFold?: boolean
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

/** Places pieces in order, starting at a position on a page. Later pages begin at `next`. */
export function placePieces<Content>(
  pieces: readonly Piece<Content>[],
  from: { page: number; y: number },
  { next, bottom }: { next: number; bottom: number },
): { placed: PlacedPiece<Content>[]; page: number; y: number } {
  let { page, y } = from
  const placed: PlacedPiece<Content>[] = []
  for (const [i, piece] of pieces.entries()) {
    const { height } = piece
    if (piece.isSpace) {
      y = Math.min(y + height, bottom)
      continue
    }
    const after = piece.keepWithNext ? (pieces[i + 1]?.height ?? 0) : 0
    const startPage = () => {
      page += 1
      y = next
    }
    if (piece.atFold) {
      const fold = foldBelow(y)
      if (fold === undefined || fold + height > bottom) startPage()
      else y = fold
    } else if (piece.keepTogether) {
      const fold = foldIn(y, height)
      if (fold !== undefined) y = fold
    }
    if (y + height + after > bottom && y > next) {
      startPage()
      const fold = piece.keepTogether ? foldIn(y, height) : undefined
      if (fold !== undefined) y = fold
    }
    const fold = piece.endsAtFold ? foldBelow(y + height) : undefined
    if (fold !== undefined) y = fold - height
    if (piece.atBottom) y = bottom - height
    placed.push({ page, y, height, content: piece.content })
    y += height
  }
  return { placed, page, y }
}
