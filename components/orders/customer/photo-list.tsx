'use client'

import { privatePhoto, THUMBNAIL_SIZES } from '@/components/photos/private-photo'
import { useLightbox } from '@/components/site/pictures/use-lightbox'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { Time } from '@/components/ui/time'

export function PhotoList({ photos, path }: Pick<CustomerOrderJson, 'photos'> & { path: string }) {
  const pictures = photos.map((photo, index) => {
    const name = photo.caption || (photo.isOwn ? 'Sizin fotoğrafınız' : 'Servisin fotoğrafı')
    return privatePhoto(`${path}/foto/${photo.id}`, photo, name, index)
  })
  const { linkTo, lightbox } = useLightbox(pictures)
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.6rem),1fr))] gap-3">
        {pictures.map(({ href, src, srcSet, width, height, alt }, index) => (
          <li key={href} className="min-w-0 border border-line">
            <a
              {...linkTo(index)}
              className="relative block aspect-4/3 cursor-zoom-in overflow-hidden bg-plate after:pointer-events-none after:absolute after:inset-0 after:bg-(--pic-tint) after:mix-blend-multiply">
              <img
                sizes={THUMBNAIL_SIZES}
                srcSet={srcSet}
                src={src}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="block size-full object-cover filter-(--pic)"
              />
            </a>
            <p className="border-t border-line px-2.5 py-1.5 text-small leading-[1.35] wrap-anywhere">
              {alt}
              <Time at={photos[index]!.at} className="block font-mono text-[0.875rem] text-ink-2" />
            </p>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
