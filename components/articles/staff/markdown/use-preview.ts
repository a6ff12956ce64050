import { useEffect, useRef, useState } from 'react'
import { callAdmin } from '@/components/admin/session/api'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'

const PAUSE_MS = 250

type Preview = { html: string; failure: string | null }

/**
 * Returns the HTML of a text. The server renders it after a pause in typing, and the response for the newest text wins.
 */
export function usePreview(content: string, postId: string | undefined): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '', failure: null })
  const latestRequest = useRef(0)

  useEffect(() => {
    const requestNumber = (latestRequest.current += 1)
    const show = (next: (previous: Preview) => Preview) => {
      if (requestNumber === latestRequest.current) setPreview(next)
    }
    async function render() {
      if (content.trim() === '') return show(() => ({ html: '', failure: null }))
      try {
        const json = { content, postId }
        const { body } = await callAdmin(apiPath('Markdown'), { method: 'POST', json })
        show(() => ({ html: body.html, failure: null }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // The previous HTML stays.
        show(({ html }) => ({ html, failure: `Önizleme yüklenemedi: ${error.message}` }))
      }
    }
    const timer = setTimeout(() => void render(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content, postId])

  return preview
}
