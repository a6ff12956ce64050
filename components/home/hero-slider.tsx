'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { SquareButton } from '@/components/ui/square-button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { DEFAULT_INTERVAL_MS, useSlideshow } from './use-slideshow'

type HeroSliderProps = {
  label: string
  /** Names of the slides in order, and their form within the sentence next to the counter. */
  names: readonly { name: string; nameLower: string }[]
  intervalMs?: number
  /** One child per slide, rendered by the server. */
  children: ReactNode
  aside: ReactNode
  zone: ReactNode
}

// All slides share one grid cell, so that the page never jumps. Attributes show which slide is in view, because a press
// before hydration sets them too (lib/server/render/page-starter.ts). Without scripts the address chooses the slide
// (':target').
const SLIDE =
  'col-start-1 row-start-1 not-data-shown:invisible not-data-shown:opacity-0 transition-[opacity,visibility] duration-(--fade) noscript:target:visible noscript:target:opacity-100 noscript:[&:has(~:target)]:invisible noscript:[&:has(~:target)]:opacity-0'

const PLAY = 'Slaytları oynat'
const PAUSE = 'Slaytları durdur'

/** Slide show. It advances by itself, pauses under the pointer or with focus inside, and wraps around. */
export function HeroSlider({ label, names, intervalMs = DEFAULT_INTERVAL_MS, children, aside, zone }: HeroSliderProps) {
  const { current, isHalted, isMoving, go, toggle, sliderRef, handlers } = useSlideshow(names.length, intervalMs)
  const isHydrated = useHydrated()
  return (
    <section
      ref={sliderRef}
      aria-roledescription="slayt gösterisi"
      aria-label={label}
      data-slides
      data-halted={isHalted || undefined}
      className="group/slides relative"
      {...handlers}>
      {zone}
      <div className="grid">
        {Children.map(children, (slide, index) => (
          <div
            id={`slayt-${index + 1}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags of this role belong to forms and summaries
            role="group"
            aria-roledescription="slayt"
            aria-label={`${index + 1}/${names.length}: ${names[index]?.name}`}
            data-slide
            data-shown={index === current || undefined}
            inert={isHydrated && index !== current}
            className={`${SLIDE} ${index > 0 ? 'offscreen-until-hydrated' : ''}`}>
            {slide}
          </div>
        ))}
      </div>
      <div className="grid border-y border-edge 2xl:cols-lead">
        <div className="flex min-h-14 items-center max-[18rem]:flex-wrap px-1 md:pr-0 md:pl-[calc(var(--gut)-12px)] 2xl:min-h-0 noscript:hidden">
          <SquareButton icon={ChevronLeft} aria-label="Önceki slayt" data-by={-1} onClick={() => go(current - 1)} />
          <span className="flex items-center max-md:flex-1 max-md:justify-center md:mx-1">
            {names.map(({ name }, index) => (
              <button
                key={index}
                type="button"
                aria-label={`${index + 1}. slayt: ${name}`}
                aria-current={index === current || undefined}
                data-to={index}
                onClick={() => go(index)}
                className="group grid h-11 place-items-center max-md:max-w-13 max-md:flex-1 md:w-9">
                <i className="block h-0.75 w-5.5 bg-field group-aria-[current]:h-1.75 group-aria-[current]:bg-ink md:w-6.5" />
              </button>
            ))}
          </span>
          <SquareButton icon={ChevronRight} aria-label="Sonraki slayt" data-by={1} onClick={() => go(current + 1)} />
          <SquareButton
            aria-label={isHalted ? PLAY : PAUSE}
            data-halts
            data-label={isHalted ? PAUSE : PLAY}
            onClick={toggle}>
            <Icon of={Pause} className="size-5 group-data-halted/slides:hidden" />
            <Icon of={Play} className="hidden size-5 group-data-halted/slides:block" />
          </SquareButton>
          {/* Between these widths the name does not fit next to the facts. */}
          <span aria-live={isMoving ? 'off' : 'polite'} className="mx-3 truncate text-ink-2 max-md:sr-only">
            <span className="mono">{`${current + 1}/${names.length}`}</span>{' '}
            <span className="2xl:max-wide:sr-only">{names[current]?.nameLower}</span>
          </span>
        </div>
        <div className="hidden flex-wrap items-center gap-x-5 px-gut noscript:flex">
          {names.map(({ name }, index) => (
            <a key={index} href={`#slayt-${index + 1}`} className="inline-flex min-h-11 items-center text-small">
              {name}
            </a>
          ))}
        </div>
        {aside}
      </div>
    </section>
  )
}
