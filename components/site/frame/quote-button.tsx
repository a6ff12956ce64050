import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { quoteLink } from '@/lib/site/pages'

/** 'Teklif Al', the page's one orange action. */
export function QuoteButton(look: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>) {
  return (
    <ButtonLink size="normal" variant="act" {...look} href={quoteLink.href}>
      {quoteLink.label}
    </ButtonLink>
  )
}

/** Row with a page's action (a `large` button) and links. */
export function Actions({ children, className = 'mt-1' }: { children: ReactNode; className?: string }) {
  return <div className={`flex flex-wrap items-center gap-x-7 gap-y-2 ${className}`}>{children}</div>
}
