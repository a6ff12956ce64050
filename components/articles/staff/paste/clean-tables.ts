import { findAll, BLOCKS, rename, styleOf, unwrap } from './elements'

/** Separates the items of a list in a cell. The character does not occur in HTML. */
export const ITEM_SEPARATOR = '\u001F'

const ALIGNMENTS: Record<string, string> = { right: '---:', end: '---:', center: ':---:' }

function alignmentOf(cell: Element): string {
  const inner = cell.children.length === 1 ? cell.firstElementChild! : cell
  const alignments = [cell, inner].map(
    (element) => element.getAttribute('align') ?? /text-align:\s*(\w+)/i.exec(styleOf(element))?.[1],
  )
  return ALIGNMENTS[alignments.find(Boolean)?.toLowerCase() ?? ''] ?? '---'
}

/** Returns the most frequent alignment of some cells. */
function columnAlignment(cells: Element[]): string {
  const counts = new Map<string, number>()
  for (const cell of cells) counts.set(alignmentOf(cell), (counts.get(alignmentOf(cell)) ?? 0) + 1)
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['---', 0] as [string, number])[0]
}

const spanOf = (cell: Element, name: string) => Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 50)

/** Returns the cells by row and column. A cell that spans several is at its first position; empty cells fill the others. */
function gridOf(table: HTMLTableElement): HTMLElement[][] {
  const grid: HTMLElement[][] = []
  Array.from(table.rows).forEach((row, top) => {
    const cells = (grid[top] ??= [])
    let left = 0
    for (const cell of Array.from(row.cells)) {
      while (cells[left]) left += 1
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let y = top; y < Math.min(top + height, table.rows.length); y += 1)
        for (let x = left; x < left + width; x += 1)
          (grid[y] ??= [])[x] = y === top && x === left ? cell : table.ownerDocument.createElement('td')
      left += width
    }
  })
  const width = Math.max(0, ...grid.map(({ length }) => length))
  return grid.map((cells) =>
    Array.from({ length: width }, (_, x) => cells[x] ?? table.ownerDocument.createElement('td')),
  )
}

/** Reduces a cell to one line of text, because a Markdown cell cannot contain blocks. */
function flatten(cell: HTMLElement): void {
  for (const item of findAll(cell, 'li + li')) item.prepend(ITEM_SEPARATOR)
  for (const lineBreak of findAll(cell, 'br')) lineBreak.replaceWith(' ')
  for (const block of findAll(cell, BLOCKS)) {
    block.append(' ')
    unwrap(block)
  }
}

function unwrapTable(table: HTMLTableElement): void {
  const cells = Array.from(table.rows).flatMap((row) => Array.from(row.cells))
  table.replaceWith(...cells.map((cell) => rename(cell, 'div')))
}

/**
 * Reduces each table to rows with the same number of cells and the alignment of its columns. A layout table, or a table with
 * only one cell, is replaced by its text.
 */
export function cleanTables(body: HTMLElement): void {
  // Reversed, so that inner tables come before outer ones.
  for (const table of findAll<HTMLTableElement>(body, 'table').reverse()) {
    const grid = gridOf(table).filter((cells) => cells.some(({ textContent }) => textContent.trim() !== ''))
    if (grid.length === 0) table.remove()
    else if (table.querySelector('table') || (grid.length === 1 && grid[0]!.length === 1)) unwrapTable(table)
    else {
      const columns = grid[0]!.map((_, x) => columnAlignment(grid.slice(1).map((cells) => cells[x]!)))
      const { ownerDocument } = table
      const caption = table.caption && rename(table.caption, 'p')
      if (caption) table.before(caption)
      const rows = grid.map((cells) => {
        const row = ownerDocument.createElement('tr')
        for (const cell of cells) flatten(cell)
        row.append(...cells)
        return row
      })
      for (const bold of findAll(rows[0]!, 'strong')) unwrap(bold)
      table.replaceChildren(...rows)
      table.setAttribute('data-columns', columns.join('|'))
    }
  }
}
