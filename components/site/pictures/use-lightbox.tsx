import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Lightbox, type LightboxPicture } from './lightbox'

/**
 * Returns the attributes of links that open pictures over the page, by the picture's place in the list, and the dialog.
 * Without scripts each links to its full picture. `title` stands below all pictures, in place of each one's own text.
 */
export function useLightbox(pictures: readonly LightboxPicture[], title?: string) {
  const [at, setAt] = useState<number | null>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const scripted = useHydrated()

  // A press before hydration may have opened a picture (lib/server/render/page-starter.ts).
  useEffect(() => {
    if (!dialog.current?.open) return
    const shown = dialog.current.querySelector('img')?.getAttribute('src')
    const index = pictures.findIndex(({ src }) => src === shown)
    if (index < 0) return
    opener.current = document.querySelectorAll<HTMLAnchorElement>(`[data-opens="${id}"]`)[index] ?? null
    setAt(index)
    // oxlint-disable-next-line react/exhaustive-deps -- only what happened before hydration
  }, [])

  const open = (index: number, event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    opener.current = event.currentTarget
    setAt(index)
  }
  // Uses the latest state, because the starter replays a press on an arrow before the effect above has rendered.
  const move = (by: number) => setAt((now) => (now === null ? null : (now + by + pictures.length) % pictures.length))
  const close = () => {
    setAt(null)
    opener.current?.focus()
  }

  const linkTo = (index: number) => ({
    href: pictures[index]!.href,
    'data-opens': id,
    'data-held-until-scripts': true,
    ...(scripted && ({ role: 'button', 'aria-haspopup': 'dialog' } as const)),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(index, event),
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key === ' ') open(index, event)
    },
  })
  const lightbox = pictures.length > 0 && (
    <Lightbox id={id} dialog={dialog} title={title} pictures={pictures} at={at} onMove={move} onClose={close} />
  )
  return { linkTo, lightbox }
}
