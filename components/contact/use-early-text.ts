import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

const textArea = (id: string) => document.getElementById(id) as HTMLTextAreaElement | null

/**
 * Keeps what was typed into a textarea before hydration. React keeps the text of other fields, but sets a textarea to its
 * default.
 */
export function useEarlyText(id: string): void {
  const isLate = useHydrated()
  const [text] = useState(() => (isLate || typeof document === 'undefined' ? undefined : textArea(id)?.value))
  useLayoutEffect(() => {
    const area = textArea(id)
    if (text !== undefined && area) area.value = text
  }, [id, text])
}
