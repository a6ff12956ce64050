'use client'

import { Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SquareButton } from '@/components/ui/square-button'

/** Returns the animation class for a number of brands. Longer lists have a longer animation, so that the speed is the same. */
function animationFor(count: number): string {
  if (count <= 16) return 'animate-[marquee_48s_linear_infinite]'
  if (count <= 32) return 'animate-[marquee_96s_linear_infinite]'
  if (count <= 64) return 'animate-[marquee_192s_linear_infinite]'
  return 'animate-[marquee_480s_linear_infinite]'
}

// Cells grow if there are few brands. Without animation the strip wraps, so that all brands are visible.
const CELLS =
  '*:grid *:h-22 *:grow *:place-items-center *:border-r *:border-[#b9c2c3] *:px-4.5 *:text-on-plate md:*:h-28 md:*:px-7 motion-reduce:*:-mb-px motion-reduce:*:border-b noscript:*:-mb-px noscript:*:border-b'

type MarqueeProps = {
  /** Number of different items. The children contain each of them twice. */
  count: number
  children: ReactNode
}

/** Endless strip of cells. It pauses under the pointer or when its button is pressed, and does not move with reduced motion. */
export function Marquee({ count, children }: MarqueeProps) {
  const [isPaused, setPaused] = useState(false)
  return (
    <>
      <div className="group/marquee overflow-hidden border-line bg-plate max-md:col-span-full max-md:row-start-2 max-md:border-t md:border-x">
        <ul
          data-paused={isPaused || undefined}
          className={`flex w-max min-w-[200%] group-hover/marquee:[animation-play-state:paused] data-paused:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:min-w-0 motion-reduce:animate-none motion-reduce:grid motion-reduce:grid-cols-[repeat(auto-fill,minmax(min(12rem,50%),1fr))] noscript:w-auto noscript:min-w-0 noscript:animate-none noscript:grid noscript:grid-cols-[repeat(auto-fill,minmax(min(12rem,50%),1fr))] ${CELLS} ${animationFor(count)}`}>
          {children}
        </ul>
      </div>
      <SquareButton
        icon={isPaused ? Play : Pause}
        aria-label={isPaused ? 'Marka şeridini oynat' : 'Marka şeridini durdur'}
        onClick={() => setPaused(!isPaused)}
        className="mx-3 self-center motion-reduce:hidden noscript:hidden"
      />
    </>
  )
}
