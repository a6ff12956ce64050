'use client'

import { useParams } from 'next/navigation'
import { FilePreview, useAssetBase } from '@/components/admin/pictures/picture'
import { useFrameMessage } from '@/components/settings/preview-frame'
import { HeroSlide } from '@/components/home/hero-slide'
import type { SlideSettings } from '@/lib/settings/schema'

/** Message from a slide's form to its preview. The slide may be invalid. */
export type SlideMessage = { slide: SlideSettings; file: File | null }

type SlideFrameProps = { slides: readonly SlideSettings[]; foundedYear: number }

/** Previews a slide as the home page will show it: first the stored slide, then the drafts that the form sends. */
export function SlideFrame({ slides, foundedYear }: SlideFrameProps) {
  const { n } = useParams<{ n: string }>()
  const { slide = slides[Number(n) - 1], file } = useFrameMessage<Partial<SlideMessage>>({})

  if (!slide) return null
  return (
    <main id="icerik" className="mx-auto grid min-h-dvh max-w-316 text-body leading-[1.55]">
      <HeroSlide
        isFirst
        slide={slide}
        foundedYear={foundedYear}
        picture={<UploadedPicture slide={slide} file={file} />}
      />
    </main>
  )
}

/** The uploaded picture of a slide: the file that was chosen in the form, otherwise the stored picture. */
function UploadedPicture({ slide: { image }, file }: { slide: SlideSettings; file: File | null | undefined }) {
  const base = useAssetBase()
  if (image.kind === 'drawing') return null
  if (file) return <FilePreview file={file} />
  return image.path && <img src={base + image.path} alt={image.alt} />
}
