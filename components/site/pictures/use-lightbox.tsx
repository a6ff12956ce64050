import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Lightbox, type LightboxPicture } from './lightbox'

/**
 * Returns a dialog for pictures, and the attributes of the link that opens a picture by its index.
 * Without scripts each link leads to the full picture. `title` is shown below each picture instead of its alternative text.
 */
export function useLightbox(pictures: readonly LightboxPicture[], title?: string) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isHydrated = useHydrated()

  // A click before hydration may have opened a picture (lib/server/render/page-starter.ts).
  useEffect(() => {
    if (!dialog.current?.open) return
    const source = dialog.current.querySelector('img')?.getAttribute('src')
    const index = pictures.findIndex(({ src }) => src === source)
    if (index < 0) return
    opener.current = document.querySelectorAll<HTMLAnchorElement>(`[data-opens="${id}"]`)[index] ?? null
    setOpenIndex(index)
    // oxlint-disable-next-line react/exhaustive-deps -- only what happened before hydration
  }, [])

  const open = (index: number, event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    opener.current = event.currentTarget
    setOpenIndex(index)
  }
  // Uses the latest state, because the starter replays a click on an arrow before the effect above has rendered.
  const move = (step: number) =>
    setOpenIndex((index) => (index === null ? null : (index + step + pictures.length) % pictures.length))
  const close = () => {
    setOpenIndex(null)
    opener.current?.focus()
  }

  const linkTo = (index: number) => ({
    href: pictures[index]!.href,
    'data-opens': id,
    'data-held-until-scripts': true,
    ...(isHydrated && ({ role: 'button', 'aria-haspopup': 'dialog' } as const)),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => open(index, event),
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key === ' ') open(index, event)
    },
  })
  const lightbox = pictures.length > 0 && (
    <Lightbox
      id={id}
      dialog={dialog}
      title={title}
      pictures={pictures}
      openIndex={openIndex}
      onMove={move}
      onClose={close}
    />
  )
  return { linkTo, lightbox }
}
