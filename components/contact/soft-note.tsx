import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type SoftNoteProps = {
  icon: LucideIcon
  title: string
  text: string
  id?: string
  className: string
  children: ReactNode
}

/** Classes of a button that looks like a link. */
export const LINK_BUTTON = 'min-h-11 underline underline-offset-3'

/** A framed note that is not an error. */
export function SoftNote({ icon, title, text, id, className, children }: SoftNoteProps) {
  return (
    <div
      className={`grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 border border-edge bg-paper px-3.5 pt-2.5 pb-2 text-[1rem] leading-[1.4] shadow-[inset_4px_0_0_var(--ink)] ${className}`}>
      <Icon of={icon} className="mt-px size-5" />
      <div>
        <output id={id} className="block">
          <b className="font-semibold">{title}</b> {text}
        </output>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">{children}</div>
      </div>
    </div>
  )
}
