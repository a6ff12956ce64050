import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

const textArea = (id: string) => document.getElementById(id) as HTMLTextAreaElement | null

/**
 * Keeps text that was typed into a textarea before hydration. React keeps the text of other fields, but resets a textarea to
 * its default.
 */
export function useTextBeforeHydration(id: string): void {
  const isHydrated = useHydrated()
  const [text] = useState(() => (isHydrated || typeof document === 'undefined' ? undefined : textArea(id)?.value))
  useLayoutEffect(() => {
    const area = textArea(id)
    if (text !== undefined && area) area.value = text
  }, [id, text])
}
