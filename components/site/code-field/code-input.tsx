'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SuggestionsProps } from './suggestions'

type CodeInputProps = {
  id: string
  value: string
  maxLength: number
  /** Whether the page begins with it. */
  isFirst?: boolean
  className: string
}

type List = ComponentType<SuggestionsProps>

/** Loads the list of suggestions. Without it the field still works. */
async function load(show: (list: () => List) => void): Promise<void> {
  const list = await import('./suggestions').catch(() => null)
  if (list) show(() => list.Suggestions)
}

/** The input of the code field. What suggests is loaded once somebody is about to type. */
export function CodeInput({ value, isFirst, ...rest }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<List | null>(null)
  useEffect(() => {
    // It had the focus before React came.
    if (document.activeElement === input.current) void load(setSuggestions)
  }, [])
  return (
    <>
      <input
        {...rest}
        ref={input}
        name="q"
        type="search"
        defaultValue={value}
        placeholder="AL16"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- on the page that a press on 'Sitede ara' opens
        autoFocus={isFirst}
        onFocus={() => void load(setSuggestions)}
      />
      {Suggestions && <Suggestions field={input} />}
    </>
  )
}
