import { type RefObject, useEffect, useState } from 'react'
import { tryStorage } from '@/components/ui/try-storage'
import type { ContactField } from './fields'

/** Key of the text in session storage, which lasts until the tab is closed. The privacy notice names the key. */
const KEY = 'message'

/** The changed texts of a form, and the query of the page on which they were typed. */
type KeptText = { search: string; texts: Record<string, string> }

const read = () => tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptText | null)

export function forgetText(): void {
  tryStorage(() => sessionStorage.removeItem(KEY))
}

function keep(texts: KeptText['texts']): void {
  if (Object.keys(texts).length === 0) return forgetText()
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ search: location.search, texts } satisfies KeptText)))
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Writes kept text into the controls, except where text was typed meanwhile. Returns whether any text was restored. */
function restore(controls: Control[], { search, texts }: KeptText): boolean {
  for (const control of controls) {
    const isTyped = control.value !== control.defaultValue
    const isPrefilled = control.defaultValue !== '' && search !== location.search
    if (!isTyped && !isPrefilled) control.value = texts[control.name] ?? control.value
  }
  return controls.some(({ name, value, defaultValue }) => value !== defaultValue && value === texts[name])
}

/**
 * Keeps the form's text across a reload, unless the server filled the form (`isFilled`). Returns whether text was restored, and a
 * function that empties the form. If the page's query has changed, prefilled values stay.
 */
export function useKeptText(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly ContactField[],
  isFilled: boolean,
) {
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const controls = fields.map(({ control: { name } }) => form.current!.elements.namedItem(name) as Control)
    const storedTexts = isFilled ? null : read()
    if (storedTexts && restore(controls, storedTexts)) queueMicrotask(() => setRestored(true))
    const changedControls = () => controls.filter(({ value, defaultValue }) => value !== defaultValue)
    const save = () => keep(Object.fromEntries(changedControls().map(({ name, value }) => [name, value])))
    // Keeps text that was typed before hydration.
    if (changedControls().length > 0) save()
    const element = form.current!
    element.addEventListener('input', save)
    return () => element.removeEventListener('input', save)
  }, [form, fields, isFilled])

  function clear() {
    form.current!.reset()
    forgetText()
    setRestored(false)
  }
  return { isRestored, clear }
}
