import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@/lib/settings/defaults'
import { slideForm, slideIn, slideOf } from './slide-draft'

const { slides } = DEFAULT_SETTINGS.slides
const item = { id: '2', slides }
const draft = slideForm.draftOf(item)
const pictured = { ...draft, kind: 'picture', path: '/uploads/a.jpg', alt: 'İnverter' } as const

test('the form of a slide sends what it was given', () => {
  expect(slideIn(draft)).toEqual(slideOf(item))
  expect(slideForm.check(draft, item)).toEqual({})
})

test('a picture comes back with its alternative text', () => {
  const stored = { id: '1', slides: slides.with(0, slideIn(pictured)) }
  expect(slideIn(slideForm.draftOf(stored))).toEqual(slideIn(pictured))
})

test('a slide with a picture of its own needs the picture and its text', () => {
  expect(Object.keys(slideForm.check({ ...pictured, path: '', alt: '' }, item))).toEqual(['path', 'alt'])
  expect(slideForm.check({ ...pictured, path: '', file: new File(['x'], 'a.png') }, item)).toEqual({})
})

test('a wrong link is an error of its field', () => {
  expect(Object.keys(slideForm.check({ ...draft, linkHref: 'javascript:alert(1)' }, item))).toEqual(['linkHref'])
})

test('a text for a picture that is not shown is no change', () => {
  expect(slideForm.isSame({ ...draft, alt: 'x' }, draft)).toBe(true)
  expect(slideForm.isSame({ ...pictured, alt: 'x' }, pictured)).toBe(false)
})
