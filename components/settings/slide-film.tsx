import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { FormFailure } from '@/components/admin/form/use-submit'
import { PictureThumbnail } from '@/components/admin/pictures/picture'
import { callAdmin, isStale, readAdmin, reasonOf } from '@/components/admin/session/api'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SquareButton } from '@/components/ui/square-button'
import { apiPath } from '@/lib/api/paths'
import type { SlideSettings } from '@/lib/settings/schema'
import { adminSlidePath } from '@/lib/site/admin-pages'
import { DrawingThumbnail } from './drawing-thumbnail'
import { ACTION_LINK } from '@/components/ui/action-link'
import { SectionFrame } from './section-frame'

const PATH = apiPath('Settings/slides')

type SlideFilmProps = {
  slides: readonly SlideSettings[]
  /** Reloads the settings. Resolves when the new slides are shown. */
  onSaved: () => Promise<unknown>
}

/** The five slides in order, each a link to its own screen. */
export function SlideFilm({ slides, onSaved }: SlideFilmProps) {
  const [isMoving, setMoving] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)

  /** Swaps a slide with its neighbour, unless somebody has changed the slides on the server since they were loaded. */
  async function move(index: number, direction: -1 | 1) {
    setMoving(true)
    setFailure(null)
    try {
      const { body, etag } = await readAdmin(PATH)
      if (JSON.stringify(body.slides) !== JSON.stringify(slides)) {
        setFailure({ text: 'Slaytlar bu sırada değişti. Yenileri gösteriliyor; sırayı yeniden değiştirin.' })
      } else {
        const reordered = slides.with(index, slides[index + direction]!).with(index + direction, slides[index]!)
        await callAdmin(PATH, { method: 'PUT', json: { slides: reordered }, ifMatch: etag })
      }
    } catch (error) {
      const reason = isStale(error) ? 'Slaytlar bu sırada değişti.' : reasonOf(error)
      setFailure({ text: `Sıra kaydedilirken hata oluştu: ${reason}` })
    } finally {
      // The next move starts from the order that this one has saved.
      await onSaved()
      setMoving(false)
    }
  }

  return (
    <SectionFrame section="slides" failure={failure}>
      <ol className="grid grid-cols-5 max-2xl:grid-cols-1">
        {slides.map((slide, index) => (
          <li
            key={index}
            className="flex min-w-0 flex-col border-line max-2xl:grid max-2xl:grid-cols-[112px_minmax(0,1fr)] max-2xl:not-first:border-t 2xl:not-first:border-l">
            <SlidePicture image={slide.image} />
            <div className="flex-1 px-3.5 py-3 leading-[1.35]">
              <b className="mb-1 block font-semibold wrap-anywhere">{slide.title}</b>
              <span className="mono text-[0.875rem] wrap-anywhere text-ink-2">{slide.linkHref}</span>
            </div>
            <div className="flex items-center border-line pl-3.5 2xl:border-t">
              <Link href={adminSlidePath(index + 1)} className={`${ACTION_LINK} flex-1`}>
                <Icon of={Pencil} className="size-4.5" />
                <span>
                  Düzenle<span className="sr-only"> {index + 1}. slayt</span>
                </span>
              </Link>
              {([-1, 1] as const).map((direction) => (
                <SquareButton
                  key={direction}
                  icon={direction === -1 ? ChevronLeft : ChevronRight}
                  aria-label={`${index + 1}. slayt: ${direction === -1 ? 'öne taşı' : 'arkaya taşı'}`}
                  disabled={isMoving || slides[index + direction] === undefined}
                  onClick={() => void move(index, direction)}
                  className="disabled:cursor-not-allowed disabled:bg-transparent disabled:opacity-30"
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}

function SlidePicture({ image }: { image: SlideSettings['image'] }) {
  const frameClasses = 'border-line max-2xl:row-span-2 max-2xl:border-r 2xl:h-36 2xl:border-b overflow-hidden'
  if (image.kind === 'drawing') {
    return (
      <div className={`grid place-items-center p-3 max-2xl:p-2 ${frameClasses}`}>
        <DrawingThumbnail name={image.drawing} className="h-30 max-w-full max-2xl:h-24" />
      </div>
    )
  }
  return (
    <div className={`photo ${frameClasses}`}>
      <PictureThumbnail path={image.path} className="size-full object-cover max-2xl:absolute max-2xl:inset-0" />
    </div>
  )
}
