import type { Slide, SlideCallout } from '@/lib/site/slides'

/** Proportions of the plate that holds drawing and labels; those of the slide's viewBox. */
const PLATES: Record<Slide['image']['plate'], string> = {
  '': 'md:aspect-[680/690]',
  p2: 'md:aspect-[820/830]',
  p3: 'md:aspect-square',
  p4: 'md:aspect-[860/800]',
  p5: 'md:aspect-[860/880]',
}

/** Where each label stands on the plate: the end of its leader meets its first line. */
const PLACES: Record<string, string> = {
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

/** The device with a leader line to each part that fails; on a phone numbered balloons and a list. */
export function HeroDrawing({ slide }: { slide: Slide }) {
  const { image, callouts } = slide
  return (
    <figure className="relative min-w-0 px-gut pb-6 2xl:py-4 2xl:pl-0">
      <div className={`relative mx-auto w-full max-w-170 2xl:mr-0 2xl:max-w-167 ${PLATES[image.plate]}`}>
        <svg viewBox={image.viewBox} aria-hidden className="block size-full overflow-visible max-md:h-auto">
          <use href={image.href} />
          {callouts.map((callout, index) => (
            <Leader key={callout.label} callout={callout} number={index + 1} />
          ))}
        </svg>
        <ol className="max-md:mt-4 max-md:border-t max-md:border-line">
          {callouts.map((callout, index) => (
            <Label key={callout.label} callout={callout} number={index + 1} />
          ))}
        </ol>
      </div>
    </figure>
  )
}

type PartProps = { callout: SlideCallout; number: number }

function Leader({ callout: { lead, tip, balloon }, number }: PartProps) {
  return (
    <>
      <path d={lead} className="fill-none stroke-ink stroke-[1.1] max-md:hidden" />
      <circle cx={tip.x} cy={tip.y} r={5} className="fill-ink stroke-sheet stroke-[2.5]" />
      <g className="stroke-ink stroke-[2.4] md:hidden">
        <path d={balloon.path} className="fill-none" />
        <circle cx={balloon.x} cy={balloon.y} r={26} className="fill-sheet" />
        <text x={balloon.x} y={balloon.textY} textAnchor="middle" className="fill-ink stroke-none text-[32px]">
          {number}
        </text>
      </g>
    </>
  )
}

function Label({ callout: { label, symptom, side, align }, number }: PartProps) {
  const turned = align === 'r' ? 'md:-translate-x-full md:text-right' : ''
  return (
    <li
      className={`leading-[1.3] max-md:grid max-md:grid-cols-[2.25rem_1fr] max-md:border-b max-md:border-line max-md:py-2.5 md:absolute ${turned} ${PLACES[side] ?? ''}`}
    >
      <span
        aria-hidden
        className="row-span-2 grid size-6.5 place-items-center rounded-full border-[1.4px] border-ink font-title text-small leading-none font-semibold md:hidden"
      >
        {number}
      </span>
      <b className="block">{label}</b>
      <span className="mt-0.5 block text-small leading-[1.3] text-ink-2">{symptom}</span>
    </li>
  )
}
