import { useEffect, useRef, useState } from 'react'

type Sections = readonly (readonly [id: string, label: string])[]

/** A section is current once its start is above this line, which is below the bars. Distance from the top of the window. */
const LINE_PX = 180

/** Returns the id of the section that is being read. At the end of the page it is always the last one. */
function useCurrentSection(sections: Sections): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.[0])
  useEffect(() => {
    function update() {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      const reached = sections.filter(([id], index) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return index === 0 || isAtEnd || (top !== undefined && top < LINE_PX)
      })
      setCurrent(reached.at(-1)?.[0])
    }
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [sections])
  return current
}

/** Links to the sections of a long screen, in one row below the top bar. Only for windows in which the sections form one column. */
export function SectionLinks({ sections }: { sections: Sections }) {
  const current = useCurrentSection(sections)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (link) row.current!.scrollLeft = link.offsetLeft - (row.current!.clientWidth - link.clientWidth) / 2
  }, [current])
  return (
    <nav
      ref={row}
      aria-label="Bu sayfada"
      className="sticky top-0 z-10 -mx-admin -mt-6 mb-4 flex gap-x-5 overflow-x-auto border-b border-line bg-sheet px-admin whitespace-nowrap [scrollbar-width:none] max-lg:top-15 wide:hidden">
      {sections.map(([id, label]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className="inline-flex min-h-11 flex-none items-center no-underline hover:underline aria-[current=true]:font-semibold aria-[current=true]:shadow-[inset_0_-3px_0_var(--ink)]">
          {label}
        </a>
      ))}
    </nav>
  )
}
