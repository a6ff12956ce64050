'use client'

import { useParams } from 'next/navigation'
import { FilePreview, useAssetBase } from '@/components/admin/pictures/picture'
import { useFrameMessage } from '@/components/settings/preview-frame'
import { isSlideMessage } from '@/components/settings/slides/slide-message'
import { HeroSlide } from '@/components/home/hero-slide'
import type { SlideSettings } from '@/lib/settings/schema'

type SlideFrameProps = { slides: readonly SlideSettings[]; foundedYear: number }

/** Previews a slide as the home page will show it: first the stored slide, then the drafts that the form sends. */
export function SlideFrame({ slides, foundedYear }: SlideFrameProps) {
  const { n } = useParams<{ n: string }>()
  const message = useFrameMessage(isSlideMessage)
  const slide = message?.slide ?? slides[Number(n) - 1]

  if (!slide) return null
  return (
    <main id="icerik" className="mx-auto grid min-h-dvh max-w-316 text-body leading-[1.55]">
      <HeroSlide
        isFirst
        slide={slide}
        foundedYear={foundedYear}
        picture={<UploadedPicture slide={slide} file={message?.file} />}
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
