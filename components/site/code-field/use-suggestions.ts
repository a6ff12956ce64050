import { useEffect, useRef, useState } from 'react'
import { apiPath } from '@/lib/api/paths'
import { fetchApi } from '@/lib/api/client'
import type { Hit } from '@/lib/search/output'

/** The shortest text for which there are suggestions. */
const MIN_CHARS = 2

/** Pause in typing before a request. */
const PAUSE_MS = 150

type State = 'closed' | 'loading' | 'shown' | 'none' | 'failed'

export type Suggested = {
  state: State
  /** Text for which the hits were found. */
  text: string
  hits: readonly Hit[]
}

const CLOSED: Suggested = { state: 'closed', text: '', hits: [] }

/** Order of the kinds. */
const ORDER: Hit['kind'][] = ['fault', 'service', 'post']

/** Requests suggestions. Beyond the rate limit there are none. */
async function suggest(text: string, signal: AbortSignal): Promise<Suggested> {
  const response = await fetchApi(apiPath('Search', { q: text }), { signal })
  if (response.status === 429) return CLOSED
  if (!response.ok) return { state: 'failed', text, hits: [] }
  const { hits } = await response.json()
  const sorted = ORDER.flatMap((name) => hits.filter(({ kind }) => kind === name))
  return { state: sorted.length > 0 ? 'shown' : 'none', text, hits: sorted }
}

/** Suggestions for the typed text. A new text aborts the previous request. */
export function useSuggestions() {
  const [suggested, setSuggested] = useState(CLOSED)
  const call = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    call.current?.abort()
    setSuggested(CLOSED)
  }
  const ask = (typed: string) => {
    const text = typed.trim()
    if (text.length < MIN_CHARS) return close()
    clearTimeout(timer.current)
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    // Previous hits stay until there are new ones.
    setSuggested((before) => (before.hits.length > 0 ? before : { state: 'loading', text, hits: [] }))
    timer.current = setTimeout(() => {
      suggest(text, signal).then(
        (found) => !signal.aborted && setSuggested(found),
        () => !signal.aborted && setSuggested({ state: 'failed', text, hits: [] }),
      )
    }, PAUSE_MS)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      call.current?.abort()
    },
    [],
  )
  return { suggested, ask, close }
}
