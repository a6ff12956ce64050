import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Hit } from '@/lib/search/output'
import { SuggestionGroups } from './suggestion-groups'
import { type SuggestionResult, useSuggestions } from './use-suggestions'

export type SuggestionsProps = { field: RefObject<HTMLInputElement | null> }

const NONE = -1

function setComboboxAttributes(
  input: HTMLInputElement,
  listId: string,
  isOpen: boolean,
  selectedId: string | undefined,
): void {
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', listId)
  input.setAttribute('aria-expanded', String(isOpen))
  if (selectedId) input.setAttribute('aria-activedescendant', selectedId)
  else input.removeAttribute('aria-activedescendant')
}

function messageOf({ state, text }: SuggestionResult): string {
  if (state === 'loading') return 'Aranıyor…'
  if (state === 'none') return `“${text}” için öneri yok. Bütün sitede aramak için Bul.`
  return state === 'failed' ? 'Öneriler şu an gelmiyor; Bul yine çalışır.' : ''
}

/** The list of suggestions of a search field: an editable combobox with list autocomplete, as ARIA's guide describes it. */
export function Suggestions({ field }: SuggestionsProps) {
  const { result, request, close } = useSuggestions()
  const [selection, setSelection] = useState<{ hits: readonly Hit[]; index: number } | null>(null)
  const { hits } = result
  // The selected index belongs to these hits. New hits start without a selection.
  const selectedIndex = selection?.hits === hits ? selection.index : NONE
  const select = (index: number) => setSelection({ hits, index })
  const id = `${field.current?.id ?? 'q'}-oneriler`
  const optionId = (index: number) => `${id}-${index}`
  const isOpen = hits.length > 0

  const dismiss = () => {
    select(NONE)
    close()
  }
  const open = (index: number) => window.location.assign(hits[index]!.url)
  const onInput = useEffectEvent(() => {
    select(NONE)
    request(field.current!.value)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return request(field.current!.value)
      // The arrow keys move through the hits and the field itself.
      const positionCount = hits.length + 1
      select(((selectedIndex + 1 + step + positionCount) % positionCount) - 1)
    } else if (event.key === 'Escape' && result.state !== 'closed') {
      event.preventDefault()
      dismiss()
    } else if (event.key === 'Enter' && selectedIndex !== NONE) {
      event.preventDefault()
      open(selectedIndex)
    } else if (event.key === 'Home' || event.key === 'End') {
      select(NONE)
    }
  })
  const onBlur = useEffectEvent(dismiss)

  useEffect(() => {
    const input = field.current!
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKey)
    input.addEventListener('blur', onBlur)
    // The text was typed before this code was loaded.
    if (input.value !== input.defaultValue) queueMicrotask(onInput)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKey)
      input.removeEventListener('blur', onBlur)
    }
  }, [field])
  const selectedId = selectedIndex === NONE ? undefined : optionId(selectedIndex)
  useEffect(() => {
    setComboboxAttributes(field.current!, id, isOpen, selectedId)
    if (selectedId) document.getElementById(selectedId)?.scrollIntoView({ block: 'nearest' })
  }, [field, id, isOpen, selectedId])

  const message = messageOf(result)
  return (
    <>
      <output className="sr-only">{isOpen ? `${hits.length} öneri var.` : message}</output>
      {result.state !== 'closed' && (
        <div
          role="presentation"
          className="absolute top-[calc(100%+7px)] -right-0.5 -left-0.5 z-12 border-2 border-edge bg-paper shadow-float"
          // A click must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}>
          {isOpen && (
            <SuggestionGroups id={id} hits={hits} selectedIndex={selectedIndex} optionId={optionId} onChoose={open} />
          )}
          <p
            aria-hidden
            className={`flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-2.5 text-small text-ink-2 max-sm:px-4 ${isOpen ? 'border-t border-edge' : ''}`}>
            {isOpen ? <Footer /> : <span>{message}</span>}
          </p>
        </div>
      )}
    </>
  )
}

const KEY = 'font-mono text-[0.9375rem] leading-none text-ink'

function Footer() {
  return (
    <>
      <span className="pointer-coarse:hidden">
        <kbd className={KEY}>↑</kbd> <kbd className={KEY}>↓</kbd> gezin, <kbd className={KEY}>Enter</kbd> açın,{' '}
        <kbd className={KEY}>Esc</kbd> kapatın
      </span>
      <span>Bütün sonuçlar için Bul</span>
    </>
  )
}
