import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'

/** Classes of a button or link with only an icon. Its 44 px are the smallest size of a touch target. */
export const SQUARE_BUTTON = 'inline-grid size-11 flex-none place-items-center rounded-ctl no-underline hover:bg-tint'

type SquareButtonProps = ComponentProps<'button'> & { icon?: LucideIcon; 'aria-label': string }

/** A button with only an icon, or with `children` instead. */
export function SquareButton({ icon, children, className = '', type = 'button', ...button }: SquareButtonProps) {
  return (
    <button {...button} type={type} className={`${SQUARE_BUTTON} ${className}`}>
      {icon ? <Icon of={icon} /> : children}
    </button>
  )
}
