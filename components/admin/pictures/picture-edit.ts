import { focusPlace } from '@/components/site/focus-class'
import { SMALLEST_CUT } from '@/lib/platform/media/picture'
import type { PictureJson } from '@/lib/pictures/output'

/** Left, top, width and height, in shares of the turned picture. */
type Cut = readonly [left: number, top: number, width: number, height: number]

type Point = readonly [across: number, down: number]

/** An edit as its form has it: with numbers for the whole picture and its middle too. */
export type Edit = { turn: number; cut: Cut; focus: Point }

export const UNTOUCHED: Edit = { turn: 0, cut: [0, 0, 1, 1], focus: [0.5, 0.5] }

export const isSame = (a: Edit, b: Edit) => String(Object.values(a)) === String(Object.values(b))

type Stored = Pick<PictureJson, 'turn'> & Record<'cut' | 'focus', readonly number[]>

/** Returns the edit that is stored. */
export function editOf({ turn, cut, focus }: Stored): Edit {
  const [left = 0, top = 0, width = 1, height = 1] = cut
  const [across = 0.5, down = 0.5] = focus
  return { turn, cut: [left, top, width, height], focus: [across, down] }
}

/** Returns an edit as the API takes it. */
export function sentEdit({ turn, cut, focus }: Edit) {
  const unless = <Numbers>(numbers: Numbers, usual: Numbers) => (String(numbers) === String(usual) ? [] : numbers)
  return { turn, cut: unless(cut, UNTOUCHED.cut), focus: unless(focus, UNTOUCHED.focus) }
}

/** Turns a picture to the right or left, and its cut and focus along with it. */
export function turned({ turn, cut: [left, top, width, height], focus: [across, down] }: Edit, by: -1 | 1): Edit {
  return by === 1
    ? { turn: (turn + 1) % 4, cut: [1 - top - height, left, height, width], focus: [1 - down, across] }
    : { turn: (turn + 3) % 4, cut: [top, 1 - left - width, height, width], focus: [down, 1 - across] }
}

const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value))

/** Moves one end of a length from `start`, the first or the last, as far as there is room. */
function withEnd(start: number, length: number, isLast: boolean, to: number): [start: number, length: number] {
  if (isLast) return [start, between(SMALLEST_CUT, 1 - start, to - start)]
  const end = start + length
  const moved = between(0, end - SMALLEST_CUT, to)
  return [moved, end - moved]
}

/** A corner of a cut: on its right or left, at its bottom or top. */
export type Corner = { isRight: boolean; isBottom: boolean }

export function cornerOf([left, top, width, height]: Cut, { isRight, isBottom }: Corner): Point {
  return [isRight ? left + width : left, isBottom ? top + height : top]
}

/** Moves a corner of a cut. */
export function withCorner(cut: Cut, { isRight, isBottom }: Corner, [across, down]: Point): Cut {
  const [left, width] = withEnd(cut[0], cut[2], isRight, across)
  const [top, height] = withEnd(cut[1], cut[3], isBottom, down)
  return [left, top, width, height]
}

/** Sets one number of a cut: its left or top side, or its width or height. */
export function withNumber([left, top, width, height]: Cut, index: number, value: number): Cut {
  const across = index === 0 || index === 2
  const side = across ? withEnd(left, width, index === 2, index === 2 ? left + value : value) : [left, width]
  const other = across ? [top, height] : withEnd(top, height, index === 3, index === 3 ? top + value : value)
  return [side[0]!, other[0]!, side[1]!, other[1]!]
}

export type Size = { width: number; height: number }

/** Returns the size of a picture that is turned. */
export const turnedSize = ({ width, height }: Size, turn: number): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns the attribute that turns a picture of a size in a drawing. */
export function turnOf({ width, height }: Size, turn: number): string {
  const [x, y] = [[0, 0] as const, [height, 0] as const, [width, height] as const, [0, width] as const][turn]!
  return `translate(${x} ${y}) rotate(${turn * 90})`
}

/** Returns the part of a turned picture that the cut shows, in px. */
export function cutBox({ width, height }: Size, [left, top, wide, high]: Cut) {
  return { x: left * width, y: top * height, width: wide * width, height: high * height }
}

/** Returns the part of it that a frame of 4:3 shows, as the pages do. */
export function frameBox(size: Size, { cut, focus: [across, down] }: Edit) {
  const { x, y, width, height } = cutBox(size, cut)
  const wide = Math.min(width, (height * 4) / 3)
  const high = (wide * 3) / 4
  const at = (share: number, room: number) => (focusPlace(share) / 4) * room
  return { x: x + at(across, width - wide), y: y + at(down, height - high), width: wide, height: high }
}
