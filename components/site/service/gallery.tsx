'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { GalleryPicture } from './gallery-pictures'
import { Lightbox } from './lightbox'

type GalleryProps = {
  title: string
  pictures: GalleryPicture[]
  /** The `sizes` attribute of thumbnails outside the usual grid. */
  sizes?: string
  /** Whether the pictures are in the first view. */
  priority?: boolean
}

// Up to four pictures share one row; of five or more the first is as large as four others.
function gridOf(count: number): string {
  if (count === 1) return ''
  if (count === 2) return 'grid-cols-2'
  if (count === 3) return 'grid-cols-2 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-3'
  if (count === 4) return 'grid-cols-2 lg:grid-cols-4'
  return 'grid-cols-2 max-lg:[&>:first-child]:col-span-2 lg:grid-cols-4 lg:[&>:first-child]:col-span-2 lg:[&>:first-child]:row-span-2 lg:[&>:first-child]:aspect-auto'
}

/** Thumbnails that open a picture over the page. Without scripts each links to the full picture. */
export function Gallery({ title, pictures, sizes, priority }: GalleryProps) {
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

  const open = (index: number, thumb: HTMLAnchorElement) => {
    opener.current = thumb
    setAt(index)
  }
  // By the latest state, because the starter releases a held press on an arrow before the effect above has rendered.
  const move = (by: number) => setAt((now) => (now === null ? null : (now + by + pictures.length) % pictures.length))
  const close = () => {
    setAt(null)
    opener.current?.focus()
  }

  return (
    <>
      <div className={`grid gap-2 ${gridOf(pictures.length)}`}>
        {pictures.map(({ href, alt, src, srcSet, width, height }, index) => (
          <a
            key={href}
            href={href}
            data-opens={id}
            data-needs-js
            {...(scripted && { role: 'button', 'aria-haspopup': 'dialog' })}
            onClick={(event) => {
              event.preventDefault()
              open(index, event.currentTarget)
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return
              event.preventDefault()
              open(index, event.currentTarget)
            }}
            className="photo block aspect-4/3 min-w-0 cursor-zoom-in border border-line hover:border-edge hover:not-focus-visible:outline-1 hover:not-focus-visible:outline-edge">
            <span className="sr-only">Resmi büyüt: </span>
            <img
              sizes={sizes ?? '(min-width: 901px) min(50vw, 600px), 100vw'}
              srcSet={srcSet}
              src={src}
              width={width}
              height={height}
              alt={alt}
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : undefined}
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          </a>
        ))}
      </div>
      <Lightbox id={id} dialog={dialog} title={title} pictures={pictures} at={at} onMove={move} onClose={close} />
    </>
  )
}
