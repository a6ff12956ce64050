import { Actions, QuoteButton } from '@/components/site/quote-button'
import { MoreLink } from '@/components/site/text-links'
import type { Slide } from '@/lib/site/slides'
import { HeroDrawing } from './hero-drawing'

/** One slide: how the device is repaired, beside its drawing. The first slide's title is the page's heading. */
export function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { title, text, link } = slide
  const Title = first ? 'h1' : 'h2'
  return (
    <div className="grid h-full max-2xl:content-start 2xl:cols-lead">
      <div className="relative z-1 flex flex-col justify-center gap-4.5 px-gut pt-9 pb-2 2xl:gap-6 2xl:pt-[clamp(2rem,4vw,3.5rem)] 2xl:pr-5 2xl:pb-10">
        <Title className="text-h1-home leading-[1.04] tracking-[-0.012em]">{title}</Title>
        <p className="max-w-[29em] text-ink-2 md:text-[1.1875rem]">
          {text.lead && <b className="text-ink">{text.lead}</b>}
          {text.rest}
        </p>
        <Actions>
          <QuoteButton size="large" />
          <MoreLink href={link.href}>{link.label}</MoreLink>
        </Actions>
      </div>
      <HeroDrawing slide={slide} first={first} />
    </div>
  )
}
