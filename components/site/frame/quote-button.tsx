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

/** Row of a page's action and the links beside it; its button is `large`. */
export function Actions({ children, className = 'mt-1' }: { children: ReactNode; className?: string }) {
  return <div className={`flex flex-wrap items-center gap-x-7 gap-y-2 ${className}`}>{children}</div>
}
