import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useMedia } from '@/components/ui/use-media'

/** State of a slide show that advances every `intervalMs`, unless the visitor pauses it or prefers reduced motion. */
export function useSlideshow(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0)
  const [isStopped, setStopped] = useState<boolean | null>(null)
  const [pausedBy, setPausedBy] = useState({ pointer: false, focus: false })
  const isReduced = useMedia('(prefers-reduced-motion: reduce)')
  const sliderRef = useRef<HTMLElement>(null)
  const isHalted = isStopped ?? isReduced
  const isMoving = !isHalted && !pausedBy.pointer && !pausedBy.focus

  const go = (index: number) => setCurrent(wrapIndex(index, count))

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setCurrent(wrapIndex(current + 1, count)), intervalMs)
    return () => clearTimeout(timer)
  }, [current, isMoving, count, intervalMs])

  // Adopts the visitor's actions before hydration. A layout effect, so that the initial state is never painted.
  useLayoutEffect(() => {
    const element = sliderRef.current!
    // A touch screen reports the last touched point as hovered.
    const pointer = element.matches(':hover') && matchMedia('(hover: hover)').matches
    setPausedBy({ pointer, focus: element.contains(document.activeElement) })
    if (element.hasAttribute('data-halted')) setStopped(true)
    const index = [...element.querySelectorAll('[data-slide]')].findIndex((slide) => slide.hasAttribute('data-shown'))
    setCurrent(index > 0 ? index : (slideOfHash(location.hash, count) ?? 0))
  }, [count])

  useEffect(() => {
    const openSlideOfHash = () => {
      const index = slideOfHash(location.hash, count)
      if (index !== null) setCurrent(index)
    }
    addEventListener('hashchange', openSlideOfHash)
    return () => removeEventListener('hashchange', openSlideOfHash)
  }, [count])

  return {
    current,
    isHalted,
    isMoving,
    go,
    sliderRef,
    toggle: () => {
      setStopped(!isHalted)
      // 'Play' starts the slides although pointer and focus are on the button.
      if (isHalted) setPausedBy({ pointer: false, focus: false })
    },
    /** Handlers of the element around slides and controls. */
    handlers: {
      onPointerEnter: () => setPausedBy((pausedBy) => ({ ...pausedBy, pointer: true })),
      onPointerLeave: () => setPausedBy((pausedBy) => ({ ...pausedBy, pointer: false })),
      onFocus: () => setPausedBy((pausedBy) => ({ ...pausedBy, focus: true })),
      onBlur: (event: FocusEvent) => {
        const isInside = event.currentTarget.contains(event.relatedTarget)
        setPausedBy((pausedBy) => ({ ...pausedBy, focus: isInside }))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') go(current - 1)
        if (event.key === 'ArrowRight') go(current + 1)
      },
    },
  }
}

export const DEFAULT_INTERVAL_MS = 5000

/** Returns the index within `count` slides: the last precedes the first, the first follows the last. */
function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Returns the index of the slide that an address opens ('#slayt-2' is 1), or null if it opens none of `count`. */
export function slideOfHash(hash: string, count: number): number | null {
  const number = Number(/^#slayt-(\d{1,3})$/.exec(hash)?.[1] ?? 0)
  return number >= 1 && number <= count ? number - 1 : null
}
