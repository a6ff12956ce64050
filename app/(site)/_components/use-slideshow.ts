import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { slideOfHash, wrapIndex } from './rotation'
import { useReducedMotion } from './use-reduced-motion'

/** State of a row of slides that moves on by itself until someone looks closer, or asked for less motion. */
export function useSlideshow(count: number, intervalMs: number) {
  const [at, setAt] = useState(0)
  const [stopped, setStopped] = useState<boolean | null>(null)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const reduced = useReducedMotion()
  const show = useRef<HTMLElement>(null)
  const halted = stopped ?? reduced
  const moving = !halted && !held.pointer && !held.focus

  const go = (index: number) => setAt(wrapIndex(index, count))

  useEffect(() => {
    if (!moving) return undefined
    const timer = setTimeout(() => setAt(wrapIndex(at + 1, count)), intervalMs)
    return () => clearTimeout(timer)
  }, [at, moving, count, intervalMs])

  // What a person did before the scripts came counts. Before the next paint, because React would overwrite it.
  useLayoutEffect(() => {
    const element = show.current!
    // On a touch screen the last place touched counts as hovered.
    const pointer = element.matches(':hover') && matchMedia('(hover: hover)').matches
    setHeld({ pointer, focus: element.contains(document.activeElement) })
    if (element.hasAttribute('data-halted')) setStopped(true)
    const shown = [...element.querySelectorAll('[data-slide]')].findIndex((slide) => slide.hasAttribute('data-shown'))
    setAt(shown > 0 ? shown : (slideOfHash(location.hash, count) ?? 0))
  }, [count])

  useEffect(() => {
    const openNamed = () => {
      const named = slideOfHash(location.hash, count)
      if (named !== null) setAt(named)
    }
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [count])

  return {
    at,
    halted,
    moving,
    go,
    show,
    toggle: () => {
      setStopped(!halted)
      // Who presses 'play' wants to see it move, although the pointer and the focus are still on the button.
      if (halted) setHeld({ pointer: false, focus: false })
    },
    /** For the element around slides and controls. */
    watch: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: (event: FocusEvent) => {
        const inside = event.currentTarget.contains(event.relatedTarget)
        setHeld((now) => ({ ...now, focus: inside }))
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') go(at - 1)
        if (event.key === 'ArrowRight') go(at + 1)
      },
    },
  }
}
