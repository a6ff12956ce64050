import type { ReactNode, Ref } from 'react'
import type { ContentType } from '@/components/admin/content/content-type'
import { FailureBox } from '@/components/admin/form/form-notices'
import { SearchBox, type useSearch } from '@/components/admin/list/list'
import type { FormFailure } from '@/components/admin/form/use-submit'

type ContentListProps = {
  type: Pick<ContentType<never, never>, 'shape' | 'texts'>
  total: number
  search: ReturnType<typeof useSearch>
  stateFilter?: ReactNode
  moreFilters?: ReactNode
  /** Gets the focus after a bulk action. */
  headingRef: Ref<HTMLHeadingElement>
  failure: FormFailure | null
  action?: ReactNode
  note?: ReactNode
  /** What happened last, for screen readers. */
  announcement: string | false | undefined
  children: ReactNode
}

export function ContentList(props: ContentListProps) {
  const { type, total, search, stateFilter, moreFilters, headingRef, failure, action, note, announcement, children } =
    props
  // The cells of a grid have frames of their own.
  const isList = type.shape !== 'grid'
  const heading = (
    <h2 id="list-heading" ref={headingRef} tabIndex={-1} className="text-[1.1875rem] leading-[1.25] tracking-normal">
      {type.texts.list}
    </h2>
  )
  const count = <span className="mono text-ink-2">{total.toLocaleString('tr-TR')}</span>
  return (
    <section aria-labelledby="list-heading" className="min-w-0">
      {failure && <FailureBox failure={failure} />}
      {note}
      <div className={isList ? 'border border-line bg-paper' : ''}>
        {isList ? (
          <>
            <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-4 py-2">
              {heading}
              <div className="flex items-center gap-4">
                {count}
                {action}
              </div>
            </header>
            {stateFilter}
            <SearchBox
              id="list-search"
              label={type.texts.search}
              {...search}
              className={`scroll-mt-20 p-2 [&>span]:left-5 ${moreFilters ? '' : 'border-b border-line'}`}
            />
            {moreFilters}
          </>
        ) : (
          <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="flex items-baseline gap-2">
              {heading}
              {count}
            </div>
            <SearchBox label={type.texts.search} {...search} className="flex-[0_1_24rem]" />
          </header>
        )}
        {children}
      </div>
      <output className="sr-only">{announcement}</output>
    </section>
  )
}
