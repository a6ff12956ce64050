import { Labels, Leaders } from '@/components/site/pictures/hero-drawing'
import type { Callout } from '@/lib/settings/drawings'

const CALLOUTS = [
  {
    label: 'Alarm kodu',
    symptom: 'Ön yüzdeki göstergede yazar',
    position: 'md:top-[calc(18.2%-12px)] md:right-[74.2%] md:w-52 md:text-right',
    lead: 'L-30 -262L-52 -262',
    tip: { x: 36, y: -192 },
    balloon: { x: -70, y: -250 },
  },
  {
    label: 'Marka, model, seri',
    symptom: 'Yandaki etikette yazar',
    position: 'md:top-[calc(53.7%-12px)] md:left-[75.2%] md:w-52',
    lead: 'L236 -120L258 -120',
    tip: { x: 108, y: -50 },
    balloon: { x: 260, y: -110 },
  },
] as const satisfies readonly Callout[]

/** A servo drive, with leader lines to its code and its model. */
export function ServoFigure() {
  return (
    <figure className="relative min-w-0">
      <div className="relative mx-auto w-full max-w-170 lg:mr-0 lg:max-w-167">
        <svg viewBox="-230 -335 660 400" aria-hidden className="block h-auto w-full overflow-visible">
          <use href="/drawings/servo-drive.svg#d" />
          <Leaders callouts={CALLOUTS} />
        </svg>
        <Labels callouts={CALLOUTS} classOf={({ position }) => position} />
      </div>
    </figure>
  )
}
