import type { ReactNode } from 'react'
import type { Marks } from '@/lib/search/marked-text'

/** Highlights a word of the search. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <mark className="bg-transparent font-semibold text-inherit underline decoration-2 underline-offset-[0.16em]">
      {children}
    </mark>
  )
}

/** A text with the words of a search highlighted. */
export function Marked({ text, marks }: { text: string; marks: Marks }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), <Mark key={start}>{text.slice(start, end)}</Mark>)
    at = end
  }
  return [...parts, text.slice(at)]
}
