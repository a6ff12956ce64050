'use client'

import { LoadingBoundary } from '@/components/admin/list/loading-boundary'
import { useRead } from '@/components/admin/session/api'
import { apiPath } from '@/lib/api/paths'
import { shareOf } from '@/lib/platform/turkish/case'
import type { Readiness, ReadinessPoint } from '@/lib/readiness/output'
import { type Point, POINTS } from '@/lib/readiness/points'
import { PointRow } from './point-row'
import { ProgressCircuit } from './progress-circuit'

/** How often the screen reloads while the test email is being sent. */
const REFRESH_MS = 3000

/** The launch checklist, 'Yayına hazırlık': what must be done before the site goes live. */
export function ReadinessScreen() {
  const { data, ...read } = useRead(apiPath('Readiness'), {
    refreshInterval: (latest) => (latest && isMailOnItsWay(latest) ? REFRESH_MS : 0),
  })
  return (
    <LoadingBoundary {...read} errorPrefix="Liste yüklenirken bir hata oluştu: ">
      {data && <Points points={data.points} reload={read.reload} />}
    </LoadingBoundary>
  )
}

function isMailOnItsWay({ points }: Readiness): boolean {
  const point = (wanted: Point) => points.find(({ name }) => name === wanted)
  const testMail = point('test-mail')
  return point('mail')?.state === 'done' && testMail?.state === 'open' && testMail.offers.length === 0
}

type PointsProps = { points: readonly ReadinessPoint[]; reload: () => Promise<unknown> }

function Points({ points, reload }: PointsProps) {
  const isReady = countIn(points, 'open') === 0
  const groups = [...new Set(points.map(({ name }) => POINTS[name].group))]
  return (
    <section aria-labelledby="hazirlik" className="max-w-288 border-2 border-edge bg-paper">
      <header className="flex flex-wrap-reverse items-center justify-between gap-x-8 gap-y-3 border-b-2 border-edge bg-sheet px-5 pt-4 pb-4.5 max-sm:px-4">
        <div className="-order-1 flex-[1_1_22rem]">
          <h2 id="hazirlik" className={`text-[1.375rem] ${isReady ? 'text-ok' : ''}`}>
            {headingOf(points)}
          </h2>
          <p className="text-ink-2">{leadOf(points)}</p>
        </div>
        <ProgressCircuit points={points} className="" />
      </header>
      {groups.map((group) => (
        <section
          key={group}
          className="grid grid-cols-[11rem_minmax(0,1fr)] border-edge not-first-of-type:border-t max-lg:grid-cols-1">
          <h3 className="border-line px-5 py-3.75 text-[1rem] leading-[1.35] font-semibold max-lg:pt-3 max-lg:pb-1.5 max-lg:font-normal max-lg:text-ink-2 max-sm:px-4 lg:border-r">
            {group}
          </h3>
          <ul>
            {points
              .filter(({ name }) => POINTS[name].group === group)
              .map((point) => (
                <PointRow key={point.name} point={point} reload={reload} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const countIn = (points: readonly ReadinessPoint[], wanted: ReadinessPoint['state']) =>
  points.filter(({ state }) => state === wanted).length

function headingOf(points: readonly ReadinessPoint[]): string {
  const openCount = countIn(points, 'open')
  return openCount > 0 ? `${points.length} maddeden ${shareOf(openCount)} açık` : 'Yayına hazır'
}

function leadOf(points: readonly ReadinessPoint[]): string {
  const [done, notNeeded] = [countIn(points, 'done'), countIn(points, 'not-needed')]
  const counts = [done > 0 && `${shareOf(done)} tamam`, notNeeded > 0 && `${shareOf(notNeeded)} gerekmiyor`]
  const sentence = counts.filter(Boolean).join(', ')
  const hint = countIn(points, 'open') > 0 && 'Site çalışıyor; bunlar müşterinin ilk gün soracaklarıdır.'
  return [sentence && `${sentence}.`, hint].filter(Boolean).join(' ')
}
