import { useEffect, useState } from 'react'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

const SEARCH_DELAY_MS = 250

/**
 * Text of a search box. It is written to the URL after a pause in typing, so that links and 'back' keep the search. `pathOf` returns
 * the address of the list with a search.
 */
export function useSearchInAddress(search: string, pathOf: (search: string) => string) {
  const [text, setText] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const [typedSearch, setTypedSearch] = useState<string | null>(null)
  if (search !== lastSearch) {
    setLastSearch(search)
    setTypedSearch(null)
    // A link or 'back' changed the URL. If typing did, the text may have changed again meanwhile.
    if (search !== typedSearch) setText(search)
  }
  const words = text.trim().slice(0, MAX_SEARCH_CHARS)
  const path = pathOf(words)
  useEffect(() => {
    if (words === search) return undefined
    const write = () => {
      setTypedSearch(words)
      window.history.replaceState(null, '', path)
    }
    const timer = setTimeout(write, words ? SEARCH_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [words, path, search])
  return { text, setText }
}
