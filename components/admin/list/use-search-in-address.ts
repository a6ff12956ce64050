import { useEffect, useState } from 'react'
import { SEARCH_DELAY_MS } from '@/components/admin/list/list'
import { MAX_SEARCH_CHARS } from '@/lib/platform/turkish/search'

/**
 * Text of a search box. It is written to the URL after a pause in typing, so that links and 'back' keep the search. `pathOf`
 * returns the path of the list for a search.
 */
export function useSearchInAddress(search: string, pathOf: (search: string) => string) {
  const [text, setText] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const [typedSearch, setTypedSearch] = useState<string | null>(null)
  if (search !== lastSearch) {
    setLastSearch(search)
    setTypedSearch(null)
    // A link or 'back' has changed the URL. If typing has changed it, the text may already be newer.
    if (search !== typedSearch) setText(search)
  }
  const query = text.trim().slice(0, MAX_SEARCH_CHARS)
  const path = pathOf(query)
  useEffect(() => {
    if (query === search) return undefined
    const write = () => {
      setTypedSearch(query)
      window.history.replaceState(null, '', path)
    }
    const timer = setTimeout(write, query ? SEARCH_DELAY_MS : 0)
    return () => clearTimeout(timer)
  }, [query, path, search])
  return { text, setText }
}
