import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type PrefillLineProps = {
  line: ReactNode
  /** Name of the source, for screen readers. */
  name: string
  /** Path of the page with an empty form. */
  formPath: string
  onClear: () => void
}

/** Names the source of the form's values, with a button that removes them; without scripts, a link to the empty form. */
export function PrefillLine({ line, name, formPath, onClear }: PrefillLineProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] border-b border-edge bg-paper max-sm:grid-cols-[minmax(0,1fr)_auto]">
      {line}
      <a
        href={formPath}
        aria-label={`Kaldır: ${name}`}
        data-held-until-scripts
        onClick={(event) => {
          event.preventDefault()
          onClear()
        }}
        className="inline-flex min-h-11 items-center gap-2 px-5 font-semibold no-underline hover:bg-tint focus-visible:-outline-offset-3 max-sm:col-start-2 max-sm:row-start-1 max-sm:px-4 sm:border-l sm:border-line">
        <Icon of={X} />
        Kaldır
      </a>
    </div>
  )
}
