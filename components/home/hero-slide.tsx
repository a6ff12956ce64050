import { HeroDrawing } from '@/components/site/pictures/hero-drawing'
import type { ReactNode } from 'react'
import { Actions, QuoteButton } from '@/components/site/frame/quote-button'
import { MoreLink } from '@/components/site/text/text-links'
import { ClientOnly } from '@/components/ui/client-only'
import type { SlideSettings } from '@/lib/settings/schema'
import { DRAWINGS } from '@/lib/settings/drawings'
import { withinSentence } from '@/lib/platform/turkish/case'

/** Returns the name of a slide, that of its drawing or the text of its link, and its form within a sentence. */
export function slideNames({ image, linkLabel }: SlideSettings) {
  if (image.kind === 'picture') return { name: linkLabel, nameLower: linkLabel }
  const { name } = DRAWINGS[image.drawing]
  return { name, nameLower: withinSentence(name) }
}

/** The `sizes` of a slide's own picture. */
export const OWN_PICTURE_SIZES = '(min-width: 1281px) min(52vw, 668px), (min-width: 768px) 680px, 100vw'

type HeroSlideProps = {
  slide: SlideSettings
  /** The `<img>` of a slide with an uploaded picture. */
  picture?: ReactNode
  /** If a text starts with this year, as in '1999’dan beri', these words are bold. */
  foundedYear: number
  /** Whether it is the first slide, whose title is the page's heading. The others load their picture later. */
  isFirst: boolean
}

/** A slide of the home page: text, and a drawing or an uploaded picture. */
export function HeroSlide({ slide, picture, foundedYear, isFirst }: HeroSlideProps) {
  const { title, text, linkHref, linkLabel, image } = slide
  const boldStart = new RegExp(`^${foundedYear}\\S* (?:yılından )?beri`).exec(text)?.[0] ?? ''
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className="grid h-full max-2xl:content-start 2xl:cols-lead">
      <div className="relative z-1 flex flex-col justify-center gap-4.5 px-gut pt-9 pb-2 2xl:gap-6 2xl:pt-[clamp(2rem,4vw,3.5rem)] 2xl:pr-5 2xl:pb-10">
        <Title className="text-h1-home leading-[1.04] tracking-[-0.012em]">{title}</Title>
        <p className="max-w-[29em] text-ink-2 md:text-[1.1875rem]">
          {boldStart && <b className="text-ink">{boldStart}</b>}
          {text.slice(boldStart.length)}
        </p>
        <Actions>
          <QuoteButton size="large" />
          <MoreLink href={linkHref}>{linkLabel}</MoreLink>
        </Actions>
      </div>
      {image.kind === 'drawing' ? (
        <HeroDrawing name={image.drawing} isFirst={isFirst} />
      ) : (
        <OwnPicture focus={image.focus}>{isFirst ? picture : <ClientOnly>{picture}</ClientOnly>}</OwnPicture>
      )}
    </div>
  )
}

const FOCUS = { top: '*:object-top', bottom: '*:object-bottom' }

/** An uploaded picture in a frame of 4:3. */
function OwnPicture({ focus, children }: { focus?: keyof typeof FOCUS; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 items-center px-gut py-[clamp(1rem,4vw,3.5rem)] 2xl:pl-0">
      <div
        className={`photo relative mx-auto aspect-4/3 w-full max-w-170 border border-line *:size-full *:object-cover 2xl:mr-0 2xl:max-w-167 ${focus ? FOCUS[focus] : ''}`}>
        {children}
      </div>
    </figure>
  )
}
