import { type ComponentProps, type PointerEvent, useRef } from 'react'
import {
  cutBox,
  type PictureAdjustment,
  focusOf,
  clamp,
  sidesOf,
  rotatedSize,
  withSide,
} from '@/components/admin/pictures/picture-edit'
import type { PictureJson } from '@/lib/pictures/output'
import { linkPreviewPicture } from '@/lib/platform/media/picture'

type EditedPictureProps = ComponentProps<'svg'> & {
  picture: PictureJson
  edit: PictureAdjustment
  box: ReturnType<typeof cutBox>
  label: string
}

/**
 * An area of a rotated picture. An SVG rotates it, because the security policy forbids style attributes. The JPEG is
 * loaded from the site itself, even if ASSET_BASE_URL is set.
 */
export function EditedPicture({ picture, edit, box, label, children, ...svg }: EditedPictureProps) {
  const { width, height } = picture
  const size = rotatedSize(picture, edit)
  return (
    <svg role="img" aria-label={label} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} {...svg}>
      <image
        href={linkPreviewPicture({ ...picture, path: picture.original }).path}
        width={width}
        height={height}
        preserveAspectRatio="none"
        transform={`translate(${size.width / 2} ${size.height / 2}) rotate(${edit.turn * 90}) translate(${-width / 2} ${-height / 2})`}
      />
      {children}
    </svg>
  )
}

export type Mode = 'cut' | 'focus'

export type StageProps = {
  picture: PictureJson
  edit: PictureAdjustment
  mode: Mode
  isDisabled: boolean
  onChange: (edit: PictureAdjustment) => void
}

/** The picture, on which a pointer drags the nearest corner of the crop, or sets the focus. */
export function Stage({ picture, edit, mode, isDisabled, onChange }: StageProps) {
  const drag = useRef<{ sides: [number, number]; start: [number, number]; edit: PictureAdjustment } | null>(null)
  const size = rotatedSize(picture, edit)
  const cut = cutBox(picture, edit)
  const box = mode === 'cut' ? { x: 0, y: 0, ...size } : cut
  const [left, right, top, bottom] = [cut.x, cut.x + cut.width, cut.y, cut.y + cut.height]
  const [across, down] = focusOf(edit)
  const handles =
    mode === 'cut'
      ? [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
      : [[left + across * cut.width, top + down * cut.height] as const]

  /** Returns the position of an event, as shares of the shown area. */
  function positionOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()!.inverse())
    return [(x - box.x) / box.width, (y - box.y) / box.height]
  }

  function press(event: PointerEvent<SVGSVGElement>) {
    if (isDisabled) return
    const start = positionOf(event)
    const [x, y] = start
    if (mode === 'focus') return onChange({ ...edit, focus: [clamp(x), clamp(y)] })
    const isRight = x * size.width > (left + right) / 2
    const isLower = y * size.height > (top + bottom) / 2
    drag.current = { sides: [isRight ? 2 : 0, isLower ? 3 : 1], start, edit }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    if (!drag.current || isDisabled) return
    const { sides, start, edit: initialEdit } = drag.current
    const position = positionOf(event)
    const newEdit = sides.reduce((current, side, axis) => {
      const distance = position[axis]! - start[axis]!
      return withSide(current, side, sidesOf(initialEdit)[side]! + (side < 2 ? distance : -distance))
    }, initialEdit)
    onChange(newEdit)
  }

  const release = () => (drag.current = null)
  return (
    <EditedPicture
      {...{ picture, edit, box }}
      label={mode === 'cut' ? 'Resim ve kesim yeri' : 'Resim ve odak noktası'}
      className={`block size-full min-h-0 touch-none ${mode === 'cut' ? 'cursor-move overflow-visible' : 'cursor-crosshair'}`}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}>
      {mode === 'cut' && (
        <>
          <path
            fillRule="evenodd"
            d={`M0 0H${size.width}V${size.height}H0Z M${left} ${top}H${right}V${bottom}H${left}Z`}
            className="fill-veil"
          />
          <rect {...cut} vectorEffect="non-scaling-stroke" className="fill-none stroke-[#fff] stroke-2" />
        </>
      )}
      {handles.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={Math.max(box.width, box.height) / 48}
          vectorEffect="non-scaling-stroke"
          className="fill-[#fff] stroke-[#131c26] stroke-2"
        />
      ))}
    </EditedPicture>
  )
}
