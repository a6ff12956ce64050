import type { KeyboardEvent } from 'react'

/** Keydown listener of a modal dialog. Without it, Tab moves from the dialog to the browser's buttons. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const [last, first] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  if (document.activeElement !== last) return
  event.preventDefault()
  first?.focus()
}
