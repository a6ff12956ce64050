import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { quoteLink } from '@/lib/site/pages'

/** The link 'Teklif Al'. It is the only orange action of a page. */
export function QuoteButton(props: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'children'>) {
  return (
    <ButtonLink size="normal" variant="primary" {...props} href={quoteLink.href}>
      {quoteLink.label}
    </ButtonLink>
  )
}

/** Row with a page's main action, a `large` button, and further links. */
export function Actions({ children, className = 'mt-1' }: { children: ReactNode; className?: string }) {
  return <div className={`flex flex-wrap items-center gap-x-7 gap-y-2 ${className}`}>{children}</div>
}
