import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

export function Crumb({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
