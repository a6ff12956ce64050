'use client'

import { Search } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { isValidElement, type ReactElement, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { ListSkeleton, ReadFailure } from './loading-boundary'
import { type AdminList, PAGE_SIZE } from './use-admin-list'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SEARCH_QUERY } from '@/lib/site/admin-pages'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

/** Pause in typing before a search is sent. */
export const SEARCH_DELAY_MS = 250

/** Text of a search box, initially the one in the URL, and the debounced search term. */
export function useSearch() {
  const urlSearch = useSearchParams().get(SEARCH_QUERY) ?? ''
  const [lastUrlSearch, setLastUrlSearch] = useState(urlSearch)
  const [text, setText] = useState(urlSearch)
  // Follow the URL when a navigation changes it.
  if (urlSearch !== lastUrlSearch) {
    setLastUrlSearch(urlSearch)
    setText(urlSearch)
  }
  const search = useDebounced(text.trim().slice(0, MAX_SEARCH_CHARS), text ? SEARCH_DELAY_MS : 0)
  return { text, setText, search }
}

type SearchBoxProps = {
  label: string
  placeholder?: string
  text: string
  setText: (text: string) => void
  id?: string
  className?: string
}

export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = label, text, setText, id: idProp, className = '' } = props
  const ownId = useId()
  const id = idProp ?? ownId
  return (
    <search className={`relative block ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-2">
        <Icon of={Search} />
      </span>
      <input
        id={id}
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_CHARS}
        onChange={(event) => setText(event.target.value)}
        className="block min-h-11 w-full rounded-ctl border border-field bg-paper py-2 pr-3 pl-10.5 placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus"
      />
    </search>
  )
}

type ListFrameProps = {
  /** Id of the heading, which then names the section. */
  id?: string
  title: ReactNode
  /** Makes the heading focusable. */
  headingRef?: Ref<HTMLHeadingElement>
  aside?: ReactNode
  children: ReactNode
}

/** Frame of a list: its title and, on the same line, a count or a button. */
export function ListFrame({ id, title, headingRef, aside, children }: ListFrameProps) {
  return (
    <section aria-labelledby={id} className="border border-line bg-paper">
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-4 py-2">
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-[1.1875rem] leading-[1.25]">
          {title}
        </h2>
        {aside !== undefined && <span className="text-ink-2">{aside}</span>}
      </header>
      {children}
    </section>
  )
}

export function EmptyList({ title, text, action }: { title: ReactNode; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="px-4 py-5 text-ink-2">
      <p className="font-semibold text-ink">{title}</p>
      {text && <p>{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

type ListViewProps<T> = {
  list: AdminList<T>
  /** Start of the error message, before the reason. */
  errorPrefix: string
  /** Shown if no items exist: texts, or an element. */
  empty: { title: string; text: string } | ReactElement
  /** The search term. If nothing matches, the list shows `noHits`, or a button that calls `clear`. */
  search?: { term: string; clear: () => void; noHits?: ReactElement }
  skeleton?: { rows?: number; row?: string }
  children: (items: T[]) => ReactNode
}

/** Renders a list's four states: loading, error, empty, loaded. The rows stay when a reload fails. */
export function ListView<T>({ list, errorPrefix, empty, search, skeleton, children }: ListViewProps<T>) {
  const { items, isLoading, error, isBusy, reload } = list
  const isEmpty = items.length === 0 && list.total === 0 && !isLoading && !error
  return (
    <div aria-busy={isBusy}>
      <ReadFailure error={error} isReading={isBusy} reload={reload} errorPrefix={errorPrefix} />
      {isLoading && <ListSkeleton {...skeleton} />}
      {items.length > 0 && children(items)}
      {isEmpty && !search?.term && (isValidElement(empty) ? empty : <EmptyList {...empty} />)}
      {isEmpty && search?.term && search.noHits}
      {isEmpty && search?.term && !search.noHits && (
        <EmptyList
          title={`“${search.term}” için sonuç yok.`}
          text="Başka bir sözcükle arayın ya da aramayı temizleyin."
          action={<Button onClick={search.clear}>Aramayı Temizle</Button>}
        />
      )}
    </div>
  )
}

type MoreRowsProps<T> = {
  list: Pick<AdminList<T>, 'items' | 'total' | 'isBusy' | 'showMore'>
  /** Text after the count, such as the sort order. With a note or actions, short lists also show their count. */
  note?: string
  actions?: ReactNode
  className?: string
}

export function MoreRows<T>({ list, note, actions, className = '' }: MoreRowsProps<T>) {
  const { items, total, isBusy, showMore } = list
  if (total === 0 || (total <= PAGE_SIZE && !note && !actions)) return null
  const remaining = total - items.length
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 text-ink-2 ${className}`}>
      <output>{`1–${items.length} / ${total}${note ? `, ${note}` : ''}`}</output>
      <div className="flex flex-wrap gap-3 text-ink">
        {actions}
        {remaining > 0 && (
          <Button busy={isBusy && 'Yükleniyor'} onClick={showMore}>
            {`Sonraki ${Math.min(PAGE_SIZE, remaining)}`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns the text after a pause in typing. */
export function useDebounced(text: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return debounced
}
