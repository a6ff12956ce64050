import { useEffect, useRef, useState } from 'react'
import { showFile } from '@/components/admin/pictures/picture'
import type { ChosenPicture } from '@/components/admin/pictures/uploads'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { Markdown } from '@/components/site/text/markdown'
import { Alert } from '@/components/ui/alert'
import { apiPath } from '@/lib/api/paths'

const PAUSE_MS = 250

/** Returns the HTML of a text. The server renders it after a pause in typing, and the response for the newest text wins. */
function usePreview(content: string, postId: string | undefined) {
  const [preview, setPreview] = useState({ html: '', failure: '' })

  useEffect(() => {
    let isNewest = true
    const show = (changes: Partial<typeof preview>) => {
      if (isNewest) setPreview((previous) => ({ ...previous, ...changes }))
    }
    async function render() {
      if (content.trim() === '') return show({ html: '', failure: '' })
      try {
        const json = { content, postId }
        const { body } = await callAdmin(apiPath('Markdown'), { method: 'POST', json })
        show({ html: body.html, failure: '' })
      } catch (error) {
        // The previous HTML stays.
        show({ failure: `Önizleme yüklenemedi: ${reasonOf(error)}` })
      }
    }
    const timer = setTimeout(() => void render(), PAUSE_MS)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [content, postId])

  return preview
}

type PreviewProps = {
  content: string
  postId: string | undefined
  /** Files of pictures that are not uploaded yet. */
  pictures: readonly ChosenPicture[]
}

/** The text as its page will show it, rendered by the server with the page's code. */
export function Preview({ content, postId, pictures }: PreviewProps) {
  const { html, failure } = usePreview(content, postId)
  const text = useRef<HTMLDivElement>(null)

  // After each render, because new HTML has new image elements.
  useEffect(() => {
    for (const image of text.current?.querySelectorAll<HTMLImageElement>('img[data-new]:not([src])') ?? []) {
      const file = pictures.find(({ key }) => key === image.dataset.new)?.file
      if (file) showFile(image, file)
    }
  })

  return (
    <section
      aria-label="Önizleme"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="relative h-176 min-w-0 overflow-auto border-l border-line px-5 py-4 focus-visible:-outline-offset-3 max-xl:h-auto max-xl:min-h-120 max-xl:border-t max-xl:border-l-0 max-sm:px-4">
      {failure && <Alert tone="bad" title={failure} className="mb-4" />}
      {content.trim() === '' && <p className="text-ink-2">Yazdıkça burada sayfadaki gibi görünür.</p>}
      <div ref={text}>
        <Markdown html={html} size="compact" />
      </div>
    </section>
  )
}
