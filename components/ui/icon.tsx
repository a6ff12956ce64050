import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; className?: string; strokeWidth?: number }

/** A decorative lucide icon in the site's line weight, 20 px by default. */
export function Icon({ of: Shape, className = 'size-5', strokeWidth = 1.6 }: IconProps) {
  return <Shape aria-hidden className={`flex-none ${className}`} strokeWidth={strokeWidth} />
}
