import { expect, it } from 'vitest'
import {
  type PictureAdjustment,
  frameBox,
  isSameEdit,
  turned,
  UNTOUCHED,
  withSide,
} from '@/components/admin/pictures/picture-edit'

const edit: PictureAdjustment = { turn: 3, cut: [0.25, 0.5, 0.125, 0], focus: [0.75, 0] }

it('a turn also turns crop and focus, and four turns change nothing', () => {
  expect(turned(edit, 1)).toEqual({ turn: 0, cut: [0, 0.25, 0.5, 0.125], focus: [1, 0.75] })
  expect(turned(turned(edit, 1), -1)).toEqual(edit)
  expect(isSameEdit(turned(turned(turned(turned(UNTOUCHED, 1), 1), 1), 1), UNTOUCHED)).toBe(true)
})

it('a crop keeps at least the smallest part of the picture', () => {
  expect(withSide(edit, 2, 2).cut).toEqual([0.25, 0.5, 0.7, 0])
  expect(withSide(UNTOUCHED, 1, -1).cut).toEqual([0, 0, 0, 0])
})

it('a frame shows the same part as the focus classes of the pages', () => {
  const shown = (focus: number[]) => frameBox({ width: 400, height: 900 }, { ...UNTOUCHED, focus })
  expect(shown([0.5, 0])).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(shown([0, 0.7]).y).toBe(450)
})
