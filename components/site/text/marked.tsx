import type { ReactNode } from 'react'
import type { Marks } from '@/lib/search/marked-text'

/** A highlighted search term. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <mark className="bg-transparent font-semibold text-inherit underline decoration-2 underline-offset-[0.16em]">
      {children}
    </mark>
  )
}

export function Marked({ text, marks }: { text: string; marks: Marks }) {
  const nodes: ReactNode[] = []
  let position = 0
  for (const [start, end] of marks) {
    nodes.push(text.slice(position, start), <Mark key={start}>{text.slice(start, end)}</Mark>)
    position = end
  }
  return [...nodes, text.slice(position)]
}
