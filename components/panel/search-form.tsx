/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the roles of ARIA's combobox, whose field has the focus and the keys */
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDebounced } from '@/components/admin/list/list'
import { useRead } from '@/components/admin/session/api'
import { Icon } from '@/components/ui/icon'
import { SquareButton } from '@/components/ui/square-button'
import { apiPath } from '@/lib/api/paths'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'
import { SearchGroups } from './search-groups'
import { Skeleton, Examples, Failed, NoHits, Offline } from './search-states'

const PAUSE_MS = 150

const LIST_ID = 'panel-search-list'

const optionsIn = () => Array.from(document.querySelectorAll<HTMLElement>(`#${LIST_ID} [role=option]`))

/** The field with its results. Each response belongs to the text that was searched, so a late response never replaces newer results. */
export function SearchForm({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const searchTerm = text.trim()
  const debouncedTerm = useDebounced(searchTerm, searchTerm ? PAUSE_MS : 0)
  const read = useRead(debouncedTerm ? apiPath('Panel/Search', { q: debouncedTerm }) : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const { data } = read
  // The previous results stay visible until new ones arrive, but cannot be selected.
  const isCurrent = searchTerm !== '' && data?.query === searchTerm
  const error = debouncedTerm === searchTerm ? read.error : undefined
  const [selection, setSelection] = useState({ searchTerm: '', index: 0 })
  const index = selection.searchTerm === searchTerm ? selection.index : 0
  const enteredTerm = useRef('')
  const field = useRef<HTMLInputElement>(null)
  const groups = searchTerm && !error ? (data?.groups ?? []) : []
  const isOpen = groups.length > 0

  useEffect(() => {
    field.current!.focus()
  }, [])
  useEffect(() => {
    if (!isCurrent) return
    const options = optionsIn()
    options[index]?.scrollIntoView?.({ block: 'nearest' })
    // Enter was pressed before the results arrived. Label scanners press it at once.
    if (enteredTerm.current === searchTerm) options[0]?.click()
    enteredTerm.current = ''
  }, [isCurrent, searchTerm, index])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const { length } = optionsIn()
      if (isCurrent && length > 0) setSelection({ searchTerm, index: (index + step + length) % length })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (!isCurrent) enteredTerm.current = searchTerm
      const option = isCurrent && optionsIn()[index]
      if (!option) return
      if (event.ctrlKey || event.metaKey) window.open(option.getAttribute('href')!, '_blank', 'noopener')
      else option.click()
    }
  }

  return (
    <>
      <search className="sticky top-0 z-2 grid flex-none grid-cols-[20px_minmax(0,1fr)_auto_auto] items-center gap-3 border-b-2 border-edge bg-paper pr-2 pl-5 -outline-offset-3 outline-focus focus-within:outline-3 max-lg:border-b max-sm:gap-2.5 max-sm:pl-4">
        <Icon of={Search} className="size-5 text-ink-2" />
        <label htmlFor="panel-search" className="sr-only">
          Panelde ara: numara, telefon, seri no, ad, alarm kodu
        </label>
        <input
          id="panel-search"
          ref={field}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={LIST_ID}
          aria-activedescendant={isOpen && isCurrent ? `${LIST_ID}-${index}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Numara, telefon, seri no, ad, alarm kodu"
          value={text}
          maxLength={MAX_SEARCH_CHARS}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-14.5 w-full min-w-0 bg-transparent text-[1.1875rem] outline-0 placeholder:text-ink-3 placeholder:opacity-100"
        />
        <output className="whitespace-nowrap text-ink-2 max-sm:sr-only">
          {statusOf(searchTerm, isCurrent ? data?.total : undefined, Boolean(error))}
        </output>
        <SquareButton icon={X} aria-label="Aramayı kapat" onClick={onClose} />
      </search>
      <div id={LIST_ID} role="listbox" aria-label="Sonuçlar" hidden={!isOpen}>
        <SearchGroups
          id={LIST_ID}
          groups={groups}
          searchTerm={data?.query ?? ''}
          index={isCurrent ? index : -1}
          onOpen={onClose}
        />
      </div>
      {!searchTerm && <Examples />}
      {searchTerm &&
        !isOpen &&
        !error &&
        (isCurrent ? <NoHits searchTerm={searchTerm} onOpen={onClose} /> : <Skeleton />)}
      {error &&
        (error.status === 0 ? <Offline /> : <Failed error={error} isReading={read.isReading} reload={read.reload} />)}
      {!error && (
        <p className="sticky bottom-0 flex flex-none flex-wrap gap-x-6 gap-y-1 border-t border-edge bg-sheet px-5 py-2.5 text-small text-ink-2 max-sm:hidden pointer-coarse:hidden">
          <span>
            <Key>↑</Key> <Key>↓</Key> seçer
          </span>
          <span>
            <Key>Enter</Key> açar
          </span>
          <span>
            <Key>Ctrl</Key> <Key>Enter</Key> yeni sekmede açar
          </span>
          <span>
            <Key>Esc</Key> kapatır
          </span>
        </p>
      )}
    </>
  )
}

function statusOf(searchTerm: string, total: number | undefined, hasFailed: boolean): string {
  if (!searchTerm || hasFailed) return ''
  if (total === undefined) return 'aranıyor'
  return total > 0 ? `${total.toLocaleString('tr-TR')} sonuç` : 'sonuç yok'
}

function Key({ children }: { children: string }) {
  return <kbd className="font-mono text-[0.9375rem] leading-none text-ink">{children}</kbd>
}
