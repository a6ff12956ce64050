import { describe, expect, it } from 'vitest'
import {
  type Edit,
  editOf,
  frameBox,
  isSame,
  sentEdit,
  turned,
  UNTOUCHED,
  withCorner,
  withNumber,
} from '@/components/admin/pictures/picture-edit'

const edit: Edit = { turn: 3, cut: [0.25, 0.5, 0.5, 0.25], focus: [0.75, 0] }

describe('a turned picture', () => {
  it('takes its cut and focus along, and four turns lead back', () => {
    expect(turned(edit, 1)).toEqual({ turn: 0, cut: [0.25, 0.25, 0.25, 0.5], focus: [1, 0.75] })
    expect(turned(turned(edit, 1), -1)).toEqual(edit)
    expect([1, 2, 3, 4].reduce((now) => turned(now, -1), edit)).toEqual(edit)
  })
})

describe('a cut', () => {
  it('stays in the picture and keeps a smallest size, whatever corner is moved', () => {
    expect(withCorner(edit.cut, { isRight: true, isBottom: true }, [2, 0])).toEqual([0.25, 0.5, 0.75, 0.05])
    expect(withCorner(edit.cut, { isRight: false, isBottom: false }, [-1, 0.625])).toEqual([0, 0.625, 0.75, 0.125])
  })

  it('is set by its numbers: a side keeps the other one, a width its left side', () => {
    expect(withNumber([0.25, 0.5, 0.5, 0.25], 0, 0.5)).toEqual([0.5, 0.5, 0.25, 0.25])
    expect(withNumber([0.25, 0.5, 0.5, 0.25], 3, 1)).toEqual([0.25, 0.5, 0.5, 0.5])
  })
})

it('the whole picture and its middle are sent as nothing, and come back', () => {
  expect(sentEdit(UNTOUCHED)).toEqual({ turn: 0, cut: [], focus: [] })
  expect(isSame(editOf(sentEdit(UNTOUCHED)), UNTOUCHED)).toBe(true)
  expect(isSame(editOf(edit), edit)).toBe(true)
})

it('a frame shows the place of the focus that the classes of pages have', () => {
  const whole = (focus: Edit['focus']) => frameBox({ width: 400, height: 900 }, { ...UNTOUCHED, focus })
  expect(whole([0.5, 0])).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(whole([0, 0.7]).y).toBe(450)
})
