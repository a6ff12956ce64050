import type { ReactNode, Ref } from 'react'

type PanelProps = { id: string; title: string; titleRef?: Ref<HTMLElement>; note?: ReactNode; children: ReactNode }

/** A section of an order's or a customer's page. */
export function Panel({ id, title, titleRef, note, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-baslik`} className="scroll-mt-20 border border-line bg-paper">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-2 max-sm:px-4">
        <h2 id={`${id}-baslik`} className="text-[1.1875rem] leading-[1.25]">
          <span ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </span>
        </h2>
        {note && <span className="text-ink-2">{note}</span>}
      </header>
      {children}
    </section>
  )
}

/** Classes of a small line below a text. */
export const SMALL_LINE = 'block text-small text-ink-2'

export const PANEL_CELL = 'block px-5 pt-4 pb-4.5 not-first-of-type:border-t border-line max-sm:px-4'
