import { DrawingImage } from '@/components/site/pictures/drawing'
import { type DrawingName, DRAWINGS } from '@/lib/settings/drawings'

/** View boxes without the space that the leader lines need on the site. */
const TIGHT_VIEW_BOXES: Partial<Record<DrawingName, string>> = {
  'hero-1-servo-drive': '-15.5 -589 668.3 682',
  'hero-2-plc-rack': '-132 -253.5 670.1 626.8',
  'hero-3-frequency-inverter': '-12 -465 605.1 690.8',
  'hero-4-cnc-board': '-12 -274 821.8 590',
  'hero-5-robot-controller': '-12 -478.5 447.5 873.7',
}

/** Returns a drawing's name for staff, which says whether it shows an opened device. */
export function drawingLabel(name: DrawingName): string {
  const { name: device, callouts } = DRAWINGS[name]
  return callouts.length > 0 ? `${device}, açılmış` : device
}

/** A drawing as a thumbnail. */
export function DrawingThumbnail({ name, className }: { name: DrawingName; className: string }) {
  return (
    <DrawingImage
      href={`/drawings/${name}.svg#d`}
      viewBox={TIGHT_VIEW_BOXES[name] ?? DRAWINGS[name].viewBox}
      className={className}
    />
  )
}
