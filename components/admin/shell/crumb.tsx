import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

type CrumbProps = {
  href: string
  /** Whether a narrow window shows only the arrow. */
  isShort?: boolean
  children: ReactNode
}

export function Crumb({ href, isShort = false, children }: CrumbProps) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink ${isShort ? 'max-lg:w-11 max-lg:flex-none max-lg:justify-center' : ''}`}>
      <Icon of={ArrowLeft} />
      <span className={isShort ? 'max-lg:sr-only' : ''}>{children}</span>
    </Link>
  )
}
