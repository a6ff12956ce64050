/** Classes of the import's tables. Where there is little room each row becomes a block. */
export const TABLE = 'w-full border-collapse max-[760px]:block'

export const HEAD = 'border-b border-line text-small text-ink-2 max-[760px]:sr-only [&_th]:font-normal'

export const ROW = 'border-b border-line last:border-0 max-[760px]:block max-[760px]:px-4 max-[760px]:py-3'

export const CELL = 'px-5 py-2.5 text-left align-top leading-[1.4]'

export const BLOCK_CELL = `${CELL} max-[760px]:block max-[760px]:px-0 max-[760px]:py-0.5`
