'use client'

import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { keepTabInside } from '@/components/ui/keep-tab-inside'
import { SquareButton } from '@/components/ui/square-button'
import type { PictureSource } from '@/components/site/pictures/picture'

export type LightboxPicture = PictureSource & {
  /** The full picture. */
  href: string
  alt: string
  /** Classes that keep the picture's focus in view in its thumbnail. */
  focus?: string
  /** Position among the pictures, from 1. */
  number: number
}

type LightboxProps = {
  id: string
  dialog: RefObject<HTMLDialogElement | null>
  /** Text below all pictures, instead of their alternative texts. */
  title?: string
  pictures: readonly LightboxPicture[]
  /** Index of the open picture, or null if the lightbox is closed. */
  openIndex: number | null
  onMove: (step: -1 | 1) => void
  onClose: () => void
}

/** A dialog with a picture. Arrow keys browse; Escape, the button or a click outside close it. */
export function Lightbox({ id, dialog, title, pictures, openIndex, onMove, onClose }: LightboxProps) {
  const isOpen = openIndex !== null
  // A closed lightbox has an image too, because a click before hydration opens it (lib/server/render/page-starter.ts).
  const picture = pictures[openIndex ?? 0] ?? pictures[0]!
  const hasMany = pictures.length > 1

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
  }, [dialog, isOpen])

  useEffect(() => {
    const box = dialog.current
    const closeOnOutsideClick = (event: MouseEvent) => event.target === box && box?.close()
    box?.addEventListener('click', closeOnOutsideClick)
    return () => box?.removeEventListener('click', closeOnOutsideClick)
  }, [dialog])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    keepTabInside(event)
    if (event.key === 'ArrowLeft') onMove(-1)
    if (event.key === 'ArrowRight') onMove(1)
  }
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label="Galeri"
      data-locks-page
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-auto w-[min(1200px,calc(100vw-32px))] max-w-none overflow-hidden border-edge bg-sheet text-ink backdrop:bg-veil max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:grid-rows-[minmax(0,1fr)_auto] max-sm:open:grid sm:max-h-none sm:border-2">
      <figure className="photo max-sm:grid max-sm:items-center">
        <img
          key={picture.href}
          sizes="min(1200px, 100vw)"
          srcSet={picture.srcSet}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={isOpen ? picture.alt : ''}
          loading={isOpen ? 'eager' : 'lazy'}
          className="w-full object-contain max-sm:h-auto max-sm:max-h-full sm:h-[min(calc(100dvh-160px),75vw)]"
        />
      </figure>
      <div className="flex min-h-15 items-center gap-1 border-t border-edge py-1 pr-2 pl-4 sm:pl-5">
        <p className="line-clamp-2 min-w-0 flex-1 leading-[1.35]">{title ?? (isOpen && picture.alt)}</p>
        <span className="mono px-3 whitespace-nowrap text-ink-2" aria-live="polite">
          {isOpen && `${picture.number}/${pictures.length}`}
        </span>
        {hasMany && <SquareButton icon={ChevronLeft} aria-label="Önceki resim" onClick={() => onMove(-1)} />}
        {hasMany && <SquareButton icon={ChevronRight} aria-label="Sonraki resim" onClick={() => onMove(1)} />}
        {/* React also passes the event to a form around the pictures, which would then be sent. */}
        <form method="dialog" className="contents" onSubmit={(event) => event.stopPropagation()}>
          <SquareButton type="submit" icon={X} aria-label="Kapat" />
        </form>
      </div>
    </dialog>
  )
}
