import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon'

type TextLinkProps = { href: string; children: ReactNode; className?: string }

/** Link back to a list. */
export function BackLink({ href, children, className = '' }: TextLinkProps) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-11 max-w-full items-center gap-2 wrap-anywhere text-ink-2 hover:text-ink ${className}`}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}

/** Secondary link next to a button or below a text, with an arrow unless it is `plain`. */
export function MoreLink({ href, children, plain, className = '' }: TextLinkProps & { plain?: boolean }) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-11 max-w-full items-center gap-2 font-semibold wrap-anywhere ${className}`}>
      {children}
      {!plain && <Icon of={ArrowRight} />}
    </Link>
  )
}
