const ROW =
  'flex h-full w-full items-center text-left no-underline hover:bg-tint aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet'

/** Classes of the menu: rows at the side, or two columns of cells with shared lines in narrow windows. */
export const NAV_LOOKS = {
  side: {
    list: '',
    first: 'pt-3 pointer-fine:[@media(max-height:930px)]:pt-1.5',
    title:
      'mt-2 border-t border-line px-5 pt-3 pb-1 text-small leading-[1.25] text-ink-2 pointer-fine:[@media(max-height:930px)]:mt-1 pointer-fine:[@media(max-height:930px)]:pt-1.5',
    single: 'mt-2 border-t border-line pt-2',
    cell: '',
    row: `${ROW} gap-3 px-5`,
    height: 'min-h-11 pointer-fine:min-h-10 pointer-fine:[@media(max-height:930px)]:min-h-8.5',
    account: 'min-h-13 pointer-fine:[@media(max-height:930px)]:min-h-11',
    low: 'sticky bottom-0 mt-auto border-t border-line bg-sheet py-2 pointer-fine:[@media(max-height:930px)]:py-1',
  },
  touch: {
    list: 'grid grid-cols-2',
    first: '',
    title: 'border-b border-line px-3 pt-2.5 pb-1.5 text-small leading-[1.25] text-ink-2',
    single: '',
    cell: 'min-w-0 border-b border-line odd:not-last:border-r last:odd:col-span-2',
    row: `${ROW} gap-2.5 px-3 leading-[1.2]`,
    height: 'min-h-13',
    account: 'min-h-13',
    low: 'sticky bottom-0 mt-auto border-t border-edge bg-sheet *:first:col-span-2 *:first:border-r-0 *:last:col-span-2 *:last:border-b-0 *:nth-2:border-r *:nth-3:border-r-0',
  },
} as const satisfies Record<string, Record<string, string>>
