const ACROSS = ['[--across:0%]', '[--across:25%]', '[--across:50%]', '[--across:75%]', '[--across:100%]']
const DOWN = ['[--down:0%]', '[--down:25%]', '[--down:50%]', '[--down:75%]', '[--down:100%]']

/** Returns the number of quarters, from 0 to 4, that is nearest to a share from 0 to 1. */
export const nearestQuarter = (share: number) => Math.round(share * 4)

/**
 * Returns classes that keep a picture's focus in view if its frame crops it. They round the focus to quarters, because the
 * content security policy forbids style attributes with exact values.
 */
export function focusClass([across, down]: readonly number[] = []): string {
  if (across === undefined || down === undefined) return ''
  return `object-[var(--across)_var(--down)] ${ACROSS[nearestQuarter(across)]} ${DOWN[nearestQuarter(down)]}`
}
