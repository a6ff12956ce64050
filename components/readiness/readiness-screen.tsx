'use client'

import { Ban, Check, Circle, CircleMinus, type LucideIcon, RotateCcw, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LoadingBoundary } from '@/components/admin/list/loading-boundary'
import { callAdmin, reasonOf, useRead } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import { shareOf } from '@/lib/platform/turkish/case'
import type { OFFERS, Readiness, ReadinessPoint } from '@/lib/readiness/output'
import { type Answer, type Point, POINTS } from '@/lib/readiness/points'
import { ProgressCircuit } from './progress-circuit'

type Offer = (typeof OFFERS)[number]

/** How often the screen reads again while the test mail is on its way. */
const ON_ITS_WAY_MS = 3000

/** 'Yayına hazırlık': what is to be done before the site goes live. */
export function ReadinessScreen() {
  const { data, ...read } = useRead(apiPath('Readiness'), {
    refreshInterval: (latest) => (latest && isMailOnItsWay(latest) ? ON_ITS_WAY_MS : 0),
  })
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function take(point: Point, offer: Offer) {
    setBusy(true)
    setFailure('')
    try {
      await (offer === 'test-mail'
        ? callAdmin(apiPath('Readiness/test-mail'), { method: 'POST' })
        : callAdmin(apiPath('Readiness/points/[point]', { point }), {
            method: 'PUT',
            json: { answer: offer === 'take-back' ? null : offer },
          }))
      await read.reload()
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <LoadingBoundary {...read} errorPrefix="Liste yüklenirken bir hata oluştu: ">
      {data && (
        <>
          {failure && <Alert tone="bad" className="mb-4 max-w-288" title={failure} />}
          <Points {...data} isBusy={isBusy} onTake={(point, offer) => void take(point, offer)} />
        </>
      )}
    </LoadingBoundary>
  )
}

function isMailOnItsWay({ points }: Readiness): boolean {
  const point = (wanted: Point) => points.find(({ name }) => name === wanted)
  const mail = point('test-mail')
  return point('mail')?.state === 'done' && mail?.state === 'open' && mail.offers.length === 0
}

type ActionProps = { isBusy: boolean; onTake: (point: Point, offer: Offer) => void }

function Points({ points, ...actions }: Readiness & ActionProps) {
  const groups = [...new Set(points.map(({ name }) => POINTS[name].group))]
  return (
    <section aria-labelledby="hazirlik" className="max-w-288 border-2 border-edge bg-paper">
      <header className="flex flex-wrap-reverse items-center justify-between gap-x-8 gap-y-3 border-b-2 border-edge bg-sheet px-5 pt-4 pb-4.5 max-sm:px-4">
        <div className="-order-1 flex-[1_1_22rem]">
          <h2 id="hazirlik" className="text-[1.375rem]">
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
                <PointRow key={point.name} point={point} {...actions} />
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
  const open = countIn(points, 'open')
  return open > 0 ? `${points.length} maddeden ${shareOf(open)} açık` : 'Yayına hazır'
}

function leadOf(points: readonly ReadinessPoint[]): string {
  const [done, notNeeded] = [countIn(points, 'done'), countIn(points, 'not-needed')]
  const counts = [done > 0 && `${shareOf(done)} tamam`, notNeeded > 0 && `${shareOf(notNeeded)} gerekmiyor`]
  const sentence = counts.filter(Boolean).join(', ')
  const why = countIn(points, 'open') > 0 && 'Site çalışıyor; bunlar müşterinin ilk gün soracaklarıdır.'
  return [sentence && `${sentence}.`, why].filter(Boolean).join(' ')
}

const STATE_WORDS = { done: 'Tamam', open: 'Açık', 'not-needed': 'Gerekmiyor' }

function PointRow({ point, ...actions }: { point: ReadinessPoint } & ActionProps) {
  const { name, state, warning, text, details, link, offers } = point
  const { title } = POINTS[name]
  return (
    <li className="grid min-h-15 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-line px-5 pt-2 pb-2.25 not-first:border-t max-sm:grid-cols-[20px_minmax(0,1fr)] max-sm:px-4">
      <span className="mt-0.5 self-start">
        {state === 'done' && <CheckMark className="size-5 text-ok" />}
        {state === 'open' && <Icon of={Circle} />}
        {state === 'not-needed' && <Icon of={CircleMinus} className="size-5 text-ink-3" />}
      </span>
      <div>
        <b className={state === 'open' ? 'font-semibold' : state === 'done' ? 'font-normal' : 'font-normal text-ink-3'}>
          {title}
        </b>
        <span className="sr-only">, {STATE_WORDS[state]}</span>
        <p className="max-w-[44em] text-small leading-[1.4] wrap-anywhere text-ink-2">
          {warning && <b className="font-semibold text-bad">{warning} </b>}
          {text}
          {details.map(({ label, href }, index) => (
            <span key={href}>
              {' '}
              <Link href={href} className="max-sm:leading-[1.9]">
                {label}
              </Link>
              {index === details.length - 1 ? '.' : ','}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 empty:hidden max-sm:col-start-2 max-sm:justify-start">
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
        {offers.map((offer) => (
          <OfferButton
            key={offer}
            offer={offer}
            title={title}
            isDone={state === 'done'}
            isBusy={actions.isBusy}
            onPress={() => actions.onTake(name, offer)}
          />
        ))}
      </div>
    </li>
  )
}

const LINKS: Record<Exclude<Offer, 'arrived' | 'not-arrived' | 'test-mail'>, { label: string; icon: LucideIcon }> = {
  'not-needed': { label: 'Gerekmiyor', icon: Ban },
  read: { label: 'Okudum', icon: Check },
  'take-back': { label: 'Yeniden listeye al', icon: Undo2 },
}

const ARRIVED: Partial<Record<Answer, string>> = { arrived: 'Geldi', 'not-arrived': 'Gelmedi' }

type OfferButtonProps = { offer: Offer; title: string; isDone: boolean; isBusy: boolean; onPress: () => void }

function OfferButton({ offer, title, isDone, isBusy, onPress }: OfferButtonProps) {
  if (offer === 'test-mail' && !isDone)
    return (
      <Button variant="act" icon={Send} disabled={isBusy} onClick={onPress}>
        Deneme E-postası Gönder
      </Button>
    )
  if (offer === 'arrived' || offer === 'not-arrived')
    return (
      <Button disabled={isBusy} onClick={onPress}>
        {ARRIVED[offer]}
      </Button>
    )
  const { label, icon } = offer === 'test-mail' ? { label: 'Yeniden dene', icon: RotateCcw } : LINKS[offer]
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-3 disabled:text-ink-3">
      <Icon of={icon} />
      {label}
      <span className="sr-only">: {title}</span>
    </button>
  )
}
