import type { ReactNode } from 'react'

/** Title of a part of the report, to which the links above lead. */
export function PartTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mt-5 scroll-mt-20 break-after-avoid border-b-2 border-edge pb-2 text-[1.375rem]">
      {children}
    </h2>
  )
}

/** Figures beside each other where there is room. */
export function Beside({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  const room = columns === 3 ? 'xl:grid-cols-2 2xl:grid-cols-3' : 'xl:grid-cols-2'
  return <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${room}`}>{children}</div>
}
