import type { ReactNode } from 'react'
import { QuoteButton } from '@/components/site/frame/quote-button'

type CallToActionProps = {
  title: string
  text: string
  action?: ReactNode
  /** Secondary link next to the button. */
  children?: ReactNode
}

/** Closing box of a page: a question on the left, the action on the right. */
export function CallToAction({ title, text, action = <QuoteButton />, children }: CallToActionProps) {
  return (
    <div className="grid border border-edge lg:grid-cols-[1fr_auto]">
      <div className="px-gut py-6">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line px-gut py-6 max-lg:border-t lg:border-l">
        {action}
        {children}
      </div>
    </div>
  )
}
