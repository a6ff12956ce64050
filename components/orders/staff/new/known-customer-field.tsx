import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Control } from '@/components/admin/form/draft-form'
import { useDebounced } from '@/components/admin/list/list'
import { useRead } from '@/components/admin/session/api'
import { Marked } from '@/components/site/text/marked'
import { CONTROL, FieldFrame } from '@/components/ui/field'
import { apiPath } from '@/lib/api/paths'
import type { CustomerRowJson } from '@/lib/customers/output'
import { formatPhone } from '@/lib/platform/turkish/phone'
import { searchWords } from '@/lib/platform/turkish/search'
import { marksIn } from '@/lib/search/marked-text'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

const TYPING_PAUSE_MS = 250

const MIN_CHARACTERS = 2

const MAX_SHOWN = 6

type KnownCustomerFieldProps = Control & {
  label: string
  type?: string
  required?: boolean
  optional?: boolean
  onPick: (customer: CustomerRowJson) => void
  /** Called when staff choose to add the text as a new customer. If it is missing, only known customers can be chosen. */
  onNew?: () => void
}

/**
 * Returns the customers that match the text, and whether the response for the latest text is pending. A failed request
 * returns none, because they are only suggestions.
 */
function useSuggestions(text: string, isOpen: boolean): { customers: CustomerRowJson[]; isAwaited: boolean } {
  const words = isOpen ? text.trim().slice(0, MAX_SEARCH_CHARS) : ''
  const query = useDebounced(words, TYPING_PAUSE_MS)
  const isLong = query.length >= MIN_CHARACTERS
  const path = apiPath('Customers', { page: '1', pageSize: String(MAX_SHOWN), q: query })
  const { data, isLoading } = useRead(isLong ? path : null, { keepPreviousData: isLong })
  const isTyped = words.length >= MIN_CHARACTERS
  return { customers: isTyped && isLong ? (data ?? []) : [], isAwaited: isTyped && (query !== words || isLoading) }
}

/** A customer field that suggests known customers during typing: a combobox with a list. */
export function KnownCustomerField(props: KnownCustomerFieldProps) {
  const { onPick, onNew, onChange, ...field } = props
  const { value, name } = field
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { customers, isAwaited } = useSuggestions(value, isOpen)
  // The last option adds a new customer.
  const count = customers.length + (onNew && customers.length > 0 ? 1 : 0)
  const isShown = isOpen && count > 0
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    setOpen(false)
    setActive(0)
  }

  function choose(index: number) {
    close()
    const customer = customers[index]
    if (customer) onPick(customer)
    else onNew?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return
    // If the suggestions are not loaded yet, Enter would send the form with half a name.
    if (event.key === 'Enter' && isAwaited) return event.preventDefault()
    if (!isShown) {
      if (event.key === 'ArrowDown') setOpen(true)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((now) => (now + step + count) % count)
    else if (event.key === 'Enter') choose(active)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return (
    <FieldFrame {...field}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            {...control}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown ? optionId(active) : undefined}
            className={CONTROL}
            onChange={(event) => {
              setOpen(true)
              setActive(0)
              onChange(event)
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <div
            id={listId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is a list with two lines per option
            role="listbox"
            aria-label="Kayıtlı müşteriler"
            hidden={!isShown}
            // A press must not blur the field, which would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            className={`absolute inset-x-0 top-[calc(100%+4px)] z-12 border-2 border-edge bg-paper shadow-float sm:w-[max(100%,23rem)] ${name === 'companyName' ? 'sm:left-auto' : 'sm:right-auto'}`}>
            {isShown &&
              customers.map((customer, index) => (
                <Option
                  key={customer.id}
                  id={optionId(index)}
                  isActive={index === active}
                  onChoose={() => choose(index)}
                  note={noteOf(customer)}>
                  <Marked text={nameOf(customer, name)} marks={marksIn(nameOf(customer, name), searchWords(value))} />
                </Option>
              ))}
            {isShown && onNew && (
              <Option
                id={optionId(count - 1)}
                isActive={active === count - 1}
                onChoose={() => choose(count - 1)}
                note="Kaydedince müşterilere eklenir">
                “{value.trim()}” yeni müşteri olsun
              </Option>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

/** Returns the customer's names: the person first in the person's field, else the company. */
function nameOf({ companyName, contactPerson }: CustomerRowJson, name: string): string {
  const names = name === 'contactPerson' ? [contactPerson, companyName] : [companyName, contactPerson]
  return names.filter(Boolean).join(', ')
}

/** Returns the customer's phone number and the numbers of devices and open orders. */
function noteOf({ phone, devices, openOrders }: CustomerRowJson): string {
  const counts = [devices > 0 && `${devices}\u00a0cihaz`, openOrders > 0 && `${openOrders}\u00a0açık\u00a0iş`]
  return [formatPhone(phone), counts.filter(Boolean).join(', ')].filter(Boolean).join('; ')
}

type OptionProps = { id: string; isActive: boolean; onChoose: () => void; note: string; children: ReactNode }

function Option({ id, isActive, onChoose, note, children }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className="min-h-13 cursor-pointer border-line px-3.5 py-2 leading-[1.35] [overflow-wrap:anywhere] not-first:border-t hover:bg-tint aria-selected:bg-ink aria-selected:text-sheet">
      {children}
      <small className={`block text-small ${isActive ? '' : 'text-ink-2'}`}>{note}</small>
    </div>
  )
}
