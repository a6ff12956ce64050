import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'

/** Classes of a link or button within a line of text. */
export const ACTION_LINK =
  'inline-flex min-h-11 items-center gap-2 text-left underline decoration-1 underline-offset-[0.2em] hover:decoration-2'

type ActionButtonProps = ComponentProps<'button'> & {
  icon?: LucideIcon
  /** The name of the thing that the button acts on, which ends its name for screen readers. */
  subject?: string
}

/** A button that looks like a link. */
export function ActionButton({ icon, subject, className = '', children, ...button }: ActionButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${ACTION_LINK} disabled:cursor-not-allowed disabled:text-ink-3 disabled:no-underline ${className}`}>
      {icon && <Icon of={icon} className="size-4.5" />}
      <span>
        {children}
        {subject && <span className="sr-only">: {subject}</span>}
      </span>
    </button>
  )
}
