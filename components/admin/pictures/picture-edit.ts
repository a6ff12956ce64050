import { nearestQuarter } from '@/components/site/focus-class'
import { MIN_CROPPED_FRACTION } from '@/lib/platform/media/picture'
import type { PictureJson } from '@/lib/pictures/output'

export type PictureAdjustment = Pick<PictureJson, 'turn' | 'cut' | 'focus'>

type Size = Pick<PictureJson, 'width' | 'height'>

export const UNEDITED: PictureAdjustment = { turn: 0, cut: [], focus: [] }

export const isSameEdit = (a: PictureAdjustment, b: PictureAdjustment) =>
  a.turn === b.turn && String(sidesOf(a)) === String(sidesOf(b)) && String(focusOf(a)) === String(focusOf(b))

/** Returns the shares cropped off the left, top, right and bottom. */
export const sidesOf = ({ cut: [left = 0, top = 0, right = 0, bottom = 0] }: PictureAdjustment) =>
  [left, top, right, bottom] as const

export const focusOf = ({ focus: [across = 0.5, down = 0.5] }: PictureAdjustment) => [across, down] as const

export function rotate(edit: PictureAdjustment, direction: -1 | 1): PictureAdjustment {
  const [left, top, right, bottom] = sidesOf(edit)
  const [across, down] = focusOf(edit)
  return direction === 1
    ? { turn: (edit.turn + 1) % 4, cut: [bottom, left, top, right], focus: [1 - down, across] }
    : { turn: (edit.turn + 3) % 4, cut: [top, right, bottom, left], focus: [down, 1 - across] }
}

export const clamp = (share: number, max = 1) => Math.max(0, Math.min(max, share))

/** Crops a share off a side. At least MIN_CROPPED_FRACTION of the picture remains. */
export function withSide(edit: PictureAdjustment, side: number, share: number): PictureAdjustment {
  const sides = sidesOf(edit)
  return { ...edit, cut: sides.with(side, clamp(share, 1 - MIN_CROPPED_FRACTION - sides[(side + 2) % 4]!)) }
}

export const rotatedSize = ({ width, height }: Size, { turn }: PictureAdjustment): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width }

export function cutBox(picture: Size, edit: PictureAdjustment) {
  const { width, height } = rotatedSize(picture, edit)
  const [left, top, right, bottom] = sidesOf(edit)
  return { x: left * width, y: top * height, width: (1 - left - right) * width, height: (1 - top - bottom) * height }
}

/** Returns the area that a frame of 4:3 shows, as on the pages. */
export function frameBox(picture: Size, edit: PictureAdjustment) {
  const { x, y, width, height } = cutBox(picture, edit)
  const [across, down] = focusOf(edit)
  const frameWidth = Math.min(width, (height * 4) / 3)
  const frameHeight = (frameWidth * 3) / 4
  const offset = (share: number, room: number) => (nearestQuarter(share) / 4) * room
  return {
    x: x + offset(across, width - frameWidth),
    y: y + offset(down, height - frameHeight),
    width: frameWidth,
    height: frameHeight,
  }
}
