import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { ListSkeleton, ReadFailure } from '@/components/admin/list/loading-boundary'
import { Icon } from '@/components/ui/icon'

type BillingFrameProps = {
  id: string
  title: string
  titleRef?: Ref<HTMLElement>
  /** Right of the title: the state, or a link. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** A billing section, with the strong border of a title block. */
export function BillingFrame({ id, title, titleRef, note, className = '', children }: BillingFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-baslik`}
      className={`@container max-w-288 scroll-mt-20 border-2 border-edge bg-paper [overflow-wrap:anywhere] ${className}`}>
      <header
        className={`flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-2 border-edge bg-sheet py-2 ${SIDE_PADDING}`}>
        <h2 id={`${id}-baslik`} className="text-[1.1875rem] leading-[1.25]">
          <span ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </span>
        </h2>
        {note}
      </header>
      {children}
    </section>
  )
}

export const SIDE_PADDING = 'px-5 @max-[32.5rem]:px-4'

type BillingLineProps = { icon?: LucideIcon; actions?: ReactNode; children: ReactNode }

/** A line below the amounts: a text, and at most two actions. */
export function BillingLine({ icon, actions, children }: BillingLineProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-t border-line py-2.75 leading-[1.45] ${SIDE_PADDING}`}>
      {icon && <Icon of={icon} className="size-4.5" />}
      <p className="min-w-0 flex-[1_1_16rem]">{children}</p>
      {actions && <div className="-my-1.5 flex flex-wrap gap-x-4 gap-y-2">{actions}</div>}
    </div>
  )
}

type BillingLoadingProps = Parameters<typeof ReadFailure>[0] & { title: string }

/** Placeholder about as high as the loaded section, or the reason why loading failed. */
export function BillingLoading({ title, className = '', ...read }: BillingLoadingProps) {
  if (read.error) return <ReadFailure {...read} className={`max-w-288 ${className}`} />
  return (
    <BillingFrame id="bekliyor" title={title} className={className}>
      <ListSkeleton rows={4} row="min-h-20" />
    </BillingFrame>
  )
}
