import { Fragment } from 'react'
import { ClientOnly } from '@/components/ui/client-only'
import { type Callout, type Drawing, DRAWINGS, type DrawingName } from '@/lib/settings/drawings'

/** Aspect ratio of a drawing with leader lines: that of its `viewBox`, which includes the lines. */
const FRAMES: Partial<Record<DrawingName, string>> = {
  'hero-1-servo-drive': 'aspect-[680/690]',
  'hero-2-plc-rack': 'aspect-[820/830]',
  'hero-3-frequency-inverter': 'aspect-square',
  'hero-4-cnc-board': 'aspect-[860/800]',
  'hero-5-robot-controller': 'aspect-[860/880]',
}

/** Frame of a drawing without leader lines, which is in the middle of a square. */
const PLAIN_FRAME = 'aspect-square p-[7%]'

/** Position of each label in the frame. The first line of a label meets the end of the label's leader line. */
const LABEL_POSITIONS: Record<string, string> = {
  c1: 'md:top-[calc(5.2%-12px)] md:right-[43.2%] md:w-53 md:text-right md:whitespace-nowrap',
  c2: 'md:top-[calc(30.4%-12px)] md:right-[72.8%] md:w-50 md:text-right',
  c3: 'md:top-[75.2%] md:left-[75.4%] md:w-[25%]',
  c4: 'md:top-[calc(92.2%-12px)] md:left-[52.2%] md:w-64',
  k1: 'md:top-[calc(75.9%-12px)] md:left-[68.9%] md:w-52',
  k2: 'md:top-[calc(9.6%-12px)] md:left-[65.7%] md:w-48',
  k3: 'md:top-[calc(90.8%-12px)] md:left-[36.5%] md:w-68',
  k4: 'md:top-[calc(7.5%-12px)] md:left-[62.4%] md:w-56',
  k5: 'md:top-[83%] md:left-[12.5%] md:w-52',
  k6: 'md:top-[calc(41.2%-12px)] md:left-[74.4%] md:w-40',
  k7: 'md:top-[calc(17.5%-12px)] md:left-[47.6%] md:w-56',
  k8: 'md:top-[calc(32.5%-12px)] md:left-[69.2%] md:w-44',
  k9: 'md:top-[calc(85%-12px)] md:left-[39%] md:w-52',
  k10: 'md:top-[calc(68%-12px)] md:left-[76.2%] md:w-36',
  k11: 'md:top-[calc(32.7%-12px)] md:left-[78.5%] md:w-36',
  k12: 'md:top-[calc(68%-12px)] md:left-[18%] md:w-36',
}

/** Classes of the list of labels. They are not on each label, because the page would repeat them. */
const LABEL_LIST =
  '*:leading-[1.3] max-md:mt-4 max-md:border-t max-md:border-line max-md:*:grid max-md:*:grid-cols-[2.25rem_1fr] max-md:*:border-b max-md:*:border-line max-md:*:py-2.5 md:*:absolute [&_b]:block [&_small]:mt-0.5 [&_small]:block [&_small]:text-small [&_small]:leading-[1.3] [&_small]:text-ink-2 [&_i]:row-span-2 [&_i]:grid [&_i]:size-6.5 [&_i]:place-items-center [&_i]:rounded-full [&_i]:border-[1.4px] [&_i]:border-ink [&_i]:font-title [&_i]:text-small [&_i]:leading-none [&_i]:font-semibold [&_i]:not-italic md:[&_i]:hidden'

/** A device with a leader line to each part that often fails. Phones show numbered balloons and a list. */
export function HeroDrawing({ name, isFirst }: { name: DrawingName; isFirst: boolean }) {
  const { viewBox, callouts }: Drawing = DRAWINGS[name]
  const drawing = (
    <svg viewBox={viewBox} aria-hidden className="block size-full overflow-visible">
      <use href={`/drawings/${name}.svg#d`} />
      {callouts.length > 0 && <Leaders callouts={callouts} />}
    </svg>
  )
  return (
    <figure className="relative min-w-0 px-gut pb-6 2xl:py-4 2xl:pl-0">
      <div className="relative mx-auto w-full max-w-170 2xl:mr-0 2xl:max-w-167">
        <div className={FRAMES[name] ?? PLAIN_FRAME}>{isFirst ? drawing : <ClientOnly>{drawing}</ClientOnly>}</div>
        {callouts.length > 0 && <Labels callouts={callouts} classOf={({ position }) => LABEL_POSITIONS[position]} />}
      </div>
    </figure>
  )
}

type LabelsProps = { callouts: readonly Callout[]; classOf: (callout: Callout) => string | undefined }

/** The labels at the ends of the leader lines; on phones a list with the balloons' numbers. */
export function Labels({ callouts, classOf }: LabelsProps) {
  return (
    <ol className={LABEL_LIST}>
      {callouts.map((callout, index) => (
        <li
          key={callout.label}
          className={`${callout.rightAligned ? 'md:-translate-x-full md:text-right' : ''} ${classOf(callout) ?? ''}`}>
          <i aria-hidden>{index + 1}</i>
          <b>{callout.label}</b>
          <small>{callout.symptom}</small>
        </li>
      ))}
    </ol>
  )
}

/** Distance from a balloon's centre to the baseline of its number, in the drawing's units. */
const BASELINE_OFFSET = 11

/** Lines from the parts to the labels in wide windows, and to numbered balloons in narrow windows. */
export function Leaders({ callouts }: { callouts: readonly Callout[] }) {
  const linesTo = (end: (callout: Callout) => string) =>
    callouts.map((callout) => `M${callout.tip.x} ${callout.tip.y}${end(callout)}`).join('')
  return (
    <>
      <path d={linesTo(({ lead }) => lead)} className="fill-none stroke-ink stroke-[1.1] max-md:hidden" />
      <g className="fill-ink stroke-sheet stroke-[2.5]">
        {callouts.map(({ label, tip }) => (
          <circle key={label} cx={tip.x} cy={tip.y} r={5} />
        ))}
      </g>
      <g
        textAnchor="middle"
        className="fill-sheet stroke-ink stroke-[2.4] text-[32px] md:hidden [&>text]:fill-ink [&>text]:stroke-none">
        <path d={linesTo(({ balloon }) => `L${balloon.x} ${balloon.y}`)} className="fill-none" />
        {callouts.map(({ label, balloon }, index) => (
          <Fragment key={label}>
            <circle cx={balloon.x} cy={balloon.y} r={26} />
            <text x={balloon.x} y={balloon.y + BASELINE_OFFSET}>
              {index + 1}
            </text>
          </Fragment>
        ))}
      </g>
    </>
  )
}
