'use client'

import type { LightboxPicture } from '@/components/site/pictures/lightbox'
import { useLightbox } from '@/components/site/pictures/use-lightbox'

type GalleryProps = {
  title: string
  pictures: LightboxPicture[]
  /** The `sizes` attribute of thumbnails outside the usual grid. */
  sizes?: string
  /** Whether the pictures are in the initial viewport. */
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

/** Thumbnails that open a lightbox. Without scripts each links to the full picture. */
export function Gallery({ title, pictures, sizes, priority }: GalleryProps) {
  const { linkTo, lightbox } = useLightbox(pictures, title)
  return (
    <>
      <div className={`grid gap-2 ${gridOf(pictures.length)}`}>
        {pictures.map(({ href, alt, focus = '', src, srcSet, width, height }, index) => (
          <a
            key={href}
            {...linkTo(index)}
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
              className={`absolute inset-0 size-full object-cover ${focus}`}
            />
          </a>
        ))}
      </div>
      {lightbox}
    </>
  )
}
