/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a list with two lines per option */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { SEARCH_DELAY_MS, useDebounced } from '@/components/admin/list/list'
import { useRead } from '@/components/admin/session/api'
import type { GetPath } from '@/lib/api/paths'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

type Source<Item> = {
  /** Returns the path of the items that match a text. */
  pathOf: (query: string) => GetPath<Item[]>
  minCharacters: number
}

/**
 * Returns the items that match a text, and whether the response for the latest text is pending. A failed request returns none,
 * because they are only suggestions.
 */
function useSuggestions<Item>(text: string, isOpen: boolean, { pathOf, minCharacters }: Source<Item>) {
  const typedText = isOpen ? text.trim().slice(0, MAX_SEARCH_CHARS) : ''
  const query = useDebounced(typedText, SEARCH_DELAY_MS)
  const isQueryLongEnough = query.length >= minCharacters
  const { data, isLoading } = useRead(isQueryLongEnough ? pathOf(query) : null, { keepPreviousData: isQueryLongEnough })
  const isTextLongEnough = typedText.length >= minCharacters
  return {
    items: isTextLongEnough && isQueryLongEnough ? (data ?? []) : [],
    isPending: isTextLongEnough && (query !== typedText || isLoading),
  }
}

type ComboboxOptions<Item> = Source<Item> & {
  text: string
  onPick: (item: Item) => void
  /** Called for an additional last option. */
  onOther?: () => void
  /** Whether Enter waits for the suggestions, because the field accepts only suggested items. */
  isStrict?: boolean
}

/** A field that suggests items during typing: ARIA's combobox. The field keeps the focus and handles the keys. */
export function useCombobox<Item>({ text, onPick, onOther, isStrict = false, ...source }: ComboboxOptions<Item>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(0)
  const { items, isPending } = useSuggestions(text, isOpen, source)
  const count = items.length + (onOther && items.length > 0 ? 1 : 0)
  const isShown = isOpen && count > 0
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    setOpen(false)
    setActiveIndex(0)
  }

  function choose(index: number) {
    close()
    const item = items[index]
    if (item !== undefined) onPick(item)
    else onOther?.()
  }

  return {
    items,
    isShown,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': isShown ? optionId(activeIndex) : undefined,
      onBlur: close,
      onInput: () => {
        setOpen(true)
        setActiveIndex(0)
      },
      /** Handles a key that is pressed in the field. Returns whether the list has used it. */
      onKeyDown: (event: KeyboardEvent): boolean => {
        if (event.ctrlKey || event.metaKey || event.altKey) return false
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        // If the suggestions are not loaded yet, Enter would submit an incomplete name.
        const isEarly = isStrict && event.key === 'Enter' && isPending
        if (!isShown && event.key === 'ArrowDown') setOpen(true)
        if (!isShown && !isEarly) return false
        if (step) setActiveIndex((index) => (index + step + count) % count)
        else if (event.key === 'Escape') close()
        else if (event.key !== 'Enter') return false
        else if (!isEarly) choose(activeIndex)
        event.preventDefault()
        return true
      },
    } as const,
    /** Attributes of `Suggestions`. */
    list: { id: listId, isShown },
    option: (index: number) => ({
      id: optionId(index),
      isActive: index === activeIndex,
      onChoose: () => choose(index),
    }),
  }
}

type SuggestionsProps = {
  id: string
  isShown: boolean
  label: string
  className?: string
  /** Text below the options that says what choosing one does. */
  note?: ReactNode
  children: ReactNode
}

/** The list of a combobox. Its parent must be positioned. */
export function Suggestions({ id, isShown, label, className = '', note, children }: SuggestionsProps) {
  return (
    <div
      hidden={!isShown}
      // A press must not blur the field, which would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      className={`absolute inset-x-0 top-[calc(100%+4px)] z-12 border-2 border-edge bg-paper shadow-float ${className}`}>
      <div id={id} role="listbox" aria-label={label}>
        {isShown && children}
      </div>
      {note && <p className="border-t border-edge px-3.5 py-2 text-small leading-[1.4] text-ink-2">{note}</p>}
    </div>
  )
}

type SuggestionProps = { id: string; isActive: boolean; onChoose: () => void; note: ReactNode; children: ReactNode }

export function Suggestion({ id, isActive, onChoose, note, children }: SuggestionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className="min-h-13 cursor-pointer border-line px-3.5 py-2 leading-[1.35] [overflow-wrap:anywhere] not-first:border-t hover:bg-tint aria-selected:bg-ink aria-selected:text-sheet">
      {children}
      <small className={`block text-small ${isActive ? '' : 'text-ink-2'}`}>{note}</small>
    </div>
  )
}
