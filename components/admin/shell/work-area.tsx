import type { ReactNode } from 'react'

/** Form and list: side by side where there is room, else the form above the list. */
export function WorkArea({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,48rem)_minmax(300px,25rem)] items-start gap-6 max-[1280px]:grid-cols-[minmax(0,1fr)]">
      {children}
    </div>
  )
}
