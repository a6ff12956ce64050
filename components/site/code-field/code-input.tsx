'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SuggestionsProps } from './suggestions'

type CodeInputProps = {
  value: string
  maxLength: number
  /** Whether it gets the focus when the page opens. */
  isFirst?: boolean
  className: string
}

type SuggestionList = ComponentType<SuggestionsProps>

/** Loads the list of suggestions. If that fails, the field still works. */
async function loadSuggestions(setList: (list: () => SuggestionList) => void): Promise<void> {
  const suggestionsModule = await import('./suggestions').catch(() => null)
  if (suggestionsModule) setList(() => suggestionsModule.Suggestions)
}

/** The input of the code field. The code for suggestions is loaded on focus. */
export function CodeInput({ value, isFirst, ...rest }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<SuggestionList | null>(null)
  useEffect(() => {
    // The field may have had the focus before hydration.
    if (document.activeElement === input.current) void loadSuggestions(setSuggestions)
  }, [])
  return (
    <>
      <input
        {...rest}
        ref={input}
        id="kod"
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
        onFocus={() => void loadSuggestions(setSuggestions)}
      />
      {Suggestions && <Suggestions field={input} />}
    </>
  )
}
