import { expect, it } from 'vitest'
import {
  type PictureAdjustment,
  frameBox,
  isSameEdit,
  rotate,
  UNEDITED,
  withSide,
} from '@/components/admin/pictures/picture-edit'

const edit: PictureAdjustment = { turn: 3, cut: [0.25, 0.5, 0.125, 0], focus: [0.75, 0] }

it('rotating also rotates crop and focus, and four quarter turns change nothing', () => {
  expect(rotate(edit, 1)).toEqual({ turn: 0, cut: [0, 0.25, 0.5, 0.125], focus: [1, 0.75] })
  expect(rotate(rotate(edit, 1), -1)).toEqual(edit)
  expect(isSameEdit(rotate(rotate(rotate(rotate(UNEDITED, 1), 1), 1), 1), UNEDITED)).toBe(true)
})

it('a crop keeps the minimum size and stays within the picture', () => {
  expect(withSide(edit, 2, 2).cut).toEqual([0.25, 0.5, 0.7, 0])
  expect(withSide(UNEDITED, 1, -1).cut).toEqual([0, 0, 0, 0])
})

it('the frame is 4:3 and shows the picture around its focus, rounded to a quarter', () => {
  const boxWith = (focus: number[]) => frameBox({ width: 400, height: 900 }, { ...UNEDITED, focus })
  expect(boxWith([0.5, 0])).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(boxWith([0, 0.7]).y).toBe(450)
})
