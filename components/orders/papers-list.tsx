import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type PaperItem = {
  /** Address of the PDF. Undefined if the document does not exist yet. */
  href?: string
  title: string
  note: ReactNode
  bytes?: number | null
}

const ROW = 'grid min-h-15 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 px-5 py-2 max-sm:px-4'

/** The documents of an order: links to PDFs, and names of those that do not exist yet. */
export function PapersList({ papers }: { papers: readonly PaperItem[] }) {
  return (
    <ul className="divide-y divide-line bg-paper">
      {papers.map(({ href, title, note, bytes }) => (
        <li key={title}>
          {href ? (
            <a href={href} target="_blank" rel="noopener" className={`${ROW} no-underline hover:bg-tint`}>
              <Icon of={FileText} />
              <span>
                <b className="block font-semibold underline decoration-1 underline-offset-[0.2em]">{title}</b>
                <span className="block text-small leading-[1.35] text-ink-2">{note}</span>
              </span>
              <span className="text-small text-ink-2">
                PDF{bytes ? `, ${Math.round(bytes / 1000)} KB` : ''}
                <span className="sr-only"> (yeni sekmede açılır)</span>
              </span>
            </a>
          ) : (
            <p className={`${ROW} text-ink-2`}>
              <Icon of={FileText} />
              <span>
                <span className="block">{title}</span>
                <span className="block text-small leading-[1.35]">{note}</span>
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
