// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeroSlider } from './hero-slider'

const NAMES = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, nameLower: name }))

let isReduced = false
beforeEach(() => {
  vi.useFakeTimers()
  isReduced = false
  const matchMedia = () => Object.assign(new EventTarget(), { matches: isReduced })
  Object.assign(window, { matchMedia })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () =>
  render(
    <HeroSlider label="Slaytlar" names={NAMES} intervalMs={6000} aside={null} zone={null}>
      {NAMES.map(({ name }) => (
        <p key={name}>{name}</p>
      ))}
    </HeroSlider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** The number of the slide in view. The others are inert. */
const slideInView = () => {
  const slides = [...document.querySelectorAll('[data-slide]')]
  expect(slides.filter((slide) => !slide.hasAttribute('inert'))).toHaveLength(1)
  return slides.findIndex((slide) => !slide.hasAttribute('inert')) + 1
}
const slideAfter = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  return slideInView()
}

it('arrows and dots choose the slide, and the arrows wrap around', () => {
  open()
  press('Slaytları durdur')
  press('Önceki slayt')
  expect(slideInView()).toBe(5)
  press('Sonraki slayt')
  expect(slideInView()).toBe(1)
  press('4. slayt: d')
  expect(slideInView()).toBe(4)
  expect(screen.getByRole('button', { name: '4. slayt: d' }).getAttribute('aria-current')).toBe('true')
})

it('the slider pauses when its button is pressed, while the pointer is over it, and while focus is inside', () => {
  open()
  const slider = screen.getByRole('region', { name: 'Slaytlar' })
  expect(slideAfter(6100)).toBe(2)
  fireEvent.pointerEnter(slider)
  expect(slideAfter(13_000), 'the pointer is on it').toBe(2)
  fireEvent.pointerLeave(slider)
  const next = screen.getByRole('button', { name: 'Sonraki slayt' })
  act(() => next.focus())
  expect(slideAfter(13_000), 'focus is inside').toBe(2)
  act(() => next.blur())
  expect(slideAfter(6100)).toBe(3)
  press('Slaytları durdur')
  expect(slideAfter(13_000), 'it was stopped').toBe(3)
  press('Slaytları oynat')
  expect(slideAfter(6100)).toBe(4)
})

it('the slider does not move if the visitor prefers reduced motion', () => {
  isReduced = true
  open()
  expect(slideAfter(13_000)).toBe(1)
})
