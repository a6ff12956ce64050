import type { ReactNode } from 'react'
import { Actions } from '@/components/site/frame/quote-button'
import { MoreLink } from '@/components/site/text/text-links'
import { ButtonLink } from '@/components/ui/button'
import { setPageStatus } from '@/lib/platform/runtime/render-context'

export type LabelledLink = { label: string; href: string }
type MissingProps = {
  title: ReactNode
  text: ReactNode
  back: LabelledLink
  more?: LabelledLink
  /** A form between the text and the links. */
  form?: ReactNode
  children?: ReactNode
}

/** Content of a page that does not exist. Sets the response's status to 404. */
export function Missing({ title, text, back, more, form, children }: MissingProps) {
  setPageStatus(404)
  return (
    <NoPage title={title} text={text} form={form}>
      <ButtonLink variant="primary" size="large" href={back.href}>
        {back.label}
      </ButtonLink>
      {more && (
        <MoreLink plain href={more.href}>
          {more.label}
        </MoreLink>
      )}
      {children}
    </NoPage>
  )
}

/** Content of a page that cannot be shown, with links as children. */
export function NoPage({ title, text, form, children }: Pick<MissingProps, 'title' | 'text' | 'form' | 'children'>) {
  return (
    <div className="grid grid-cols-1 gap-6 px-gut pt-[clamp(3rem,8vw,6rem)] pb-[clamp(3rem,7vw,5rem)]">
      <OpenSwitch />
      <h1 className="text-h1">{title}</h1>
      <p className="max-w-[36em] text-[1.1875rem] text-ink-2">{text}</p>
      {form && <div className="max-w-208">{form}</div>}
      <Actions>{children}</Actions>
    </div>
  )
}

/** A line across the page, interrupted by an open switch. */
function OpenSwitch() {
  return (
    <svg
      viewBox="0 0 1200 90"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden
      className="-mx-gut mb-6 block h-22.5 w-[calc(100%+2*var(--gut))] max-w-none fill-none stroke-edge stroke-2">
      <path d="M0 66H250M256 62L330 16M338 66H1600" vectorEffect="non-scaling-stroke" />
      <circle cx="253" cy="66" r="4" vectorEffect="non-scaling-stroke" className="fill-sheet" />
      <circle cx="335" cy="66" r="4" vectorEffect="non-scaling-stroke" className="fill-sheet" />
    </svg>
  )
}
