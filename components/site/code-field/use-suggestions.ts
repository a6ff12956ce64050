import { useEffect, useRef, useState } from 'react'
import { apiPath } from '@/lib/api/paths'
import { fetchApi } from '@/lib/api/client'
import type { Hit } from '@/lib/search/output'
import { GROUPS } from './suggestion-groups'

const MIN_CHARS = 2

const PAUSE_MS = 150

type State = 'closed' | 'loading' | 'shown' | 'none' | 'failed'

export type SuggestionResult = {
  state: State
  /** Text for which the hits were found. */
  text: string
  hits: readonly Hit[]
}

const CLOSED: SuggestionResult = { state: 'closed', text: '', hits: [] }

/** Requests suggestions. Returns none when the rate limit is exceeded. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SuggestionResult> {
  const response = await fetchApi(apiPath('Search', { q: text }), { signal })
  if (response.status === 429) return CLOSED
  if (!response.ok) return { state: 'failed', text, hits: [] }
  const { hits } = await response.json()
  const sorted = GROUPS.flatMap((group) => hits.filter(({ kind }) => kind === group.kind))
  return { state: sorted.length > 0 ? 'shown' : 'none', text, hits: sorted }
}

/** Returns the suggestions for the last requested text. A new request aborts the previous one. */
export function useSuggestions() {
  const [result, setResult] = useState(CLOSED)
  const controller = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    controller.current?.abort()
    setResult(CLOSED)
  }
  const request = (typed: string) => {
    const text = typed.trim()
    if (text.length < MIN_CHARS) return close()
    clearTimeout(timer.current)
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    // Previous hits stay until there are new ones.
    setResult((previous) => (previous.hits.length > 0 ? previous : { state: 'loading', text, hits: [] }))
    timer.current = setTimeout(() => {
      fetchSuggestions(text, signal).then(
        (newResult) => !signal.aborted && setResult(newResult),
        () => !signal.aborted && setResult({ state: 'failed', text, hits: [] }),
      )
    }, PAUSE_MS)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      controller.current?.abort()
    },
    [],
  )
  return { result, request, close }
}
