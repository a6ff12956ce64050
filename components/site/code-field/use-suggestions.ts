import { useEffect, useRef, useState } from 'react'
import { apiPath } from '@/lib/api/paths'
import { fetchApi } from '@/lib/api/client'
import type { Hit } from '@/lib/search/output'
import { GROUPS } from './suggestion-groups'

/** The shortest text for which there are suggestions. */
const MIN_CHARS = 2

/** How long typing must pause before a request is sent. */
const PAUSE_MS = 150

type State = 'closed' | 'loading' | 'shown' | 'none' | 'failed'

export type Suggested = {
  state: State
  /** Text for which the hits were found. */
  text: string
  hits: readonly Hit[]
}

const CLOSED: Suggested = { state: 'closed', text: '', hits: [] }

/** Requests suggestions. Returns none when the rate limit is exceeded. */
async function suggest(text: string, signal: AbortSignal): Promise<Suggested> {
  const response = await fetchApi(apiPath('Search', { q: text }), { signal })
  if (response.status === 429) return CLOSED
  if (!response.ok) return { state: 'failed', text, hits: [] }
  const { hits } = await response.json()
  const sorted = GROUPS.flatMap((group) => hits.filter(({ kind }) => kind === group.kind))
  return { state: sorted.length > 0 ? 'shown' : 'none', text, hits: sorted }
}

/** Suggestions for the text in the field. A new text aborts the previous request. */
export function useSuggestions() {
  const [suggested, setSuggested] = useState(CLOSED)
  const call = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    call.current?.abort()
    setSuggested(CLOSED)
  }
  const ask = (value: string) => {
    const text = value.trim()
    if (text.length < MIN_CHARS) return close()
    clearTimeout(timer.current)
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    // Previous hits stay until there are new ones.
    setSuggested((before) => (before.hits.length > 0 ? before : { state: 'loading', text, hits: [] }))
    timer.current = setTimeout(() => {
      suggest(text, signal).then(
        (result) => !signal.aborted && setSuggested(result),
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
