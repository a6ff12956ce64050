const ACROSS = ['[--across:0%]', '[--across:25%]', '[--across:50%]', '[--across:75%]', '[--across:100%]']
const DOWN = ['[--down:0%]', '[--down:25%]', '[--down:50%]', '[--down:75%]', '[--down:100%]']

/** Returns the place (0 to 4) of the classes for a share. */
export const focusPlace = (share: number) => Math.round(share * 4)

/** Returns classes that keep a picture's focus in view if its frame crops it. In quarters, because the policy forbids style attributes. */
export function focusClass([across, down]: readonly number[] = []): string {
  if (across === undefined || down === undefined) return ''
  return `object-[var(--across)_var(--down)] ${ACROSS[focusPlace(across)]} ${DOWN[focusPlace(down)]}`
}
