import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'

/**
 * Runs `save` with Ctrl+S and `finish` with Ctrl+Enter (⌘ on a Mac) wherever the focus is, except while a dialog is open. Key
 * handlers of fields, such as the one for Enter in a row, do not receive these events.
 */
export function useFormKeys({ save, finish }: { save: () => void; finish?: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key, repeat } = event
    // Browsers report AltGr as Ctrl and Alt.
    if (!(ctrlKey || metaKey) || altKey || shiftKey || document.querySelector('dialog[open]')) return
    const run = key.toLowerCase() === 's' ? save : key === 'Enter' ? finish : undefined
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    if (!repeat) run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
}

/**
 * Attributes of a form with consequences for the customer: Ctrl+Enter (⌘ on a Mac) sends it. Enter in a field does not, because
 * people press it to end a line.
 */
export const sentByCtrlEnter = {
  onKeyDown(event: ReactKeyboardEvent<HTMLFormElement>) {
    const { key, ctrlKey, metaKey, repeat, target, currentTarget } = event
    const sends = (ctrlKey || metaKey) && !document.querySelector('dialog[open]')
    if (key !== 'Enter' || !(sends || target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (sends && !repeat) currentTarget.requestSubmit()
  },
}
