import type { ReactNode } from 'react'
import { DeviceName } from '@/components/orders/device-name'
import { getCompany } from '@/lib/settings/data'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import { APPROVAL, isApproved, isCleared, LOAD_TEST, REPAIR, type Step } from '@/lib/orders/steps'
import { nameWithWas } from '@/lib/platform/turkish/case'
import {
  formatDateTime,
  formatDayAndMonth,
  formatLongDate,
  formatWeekday,
  istanbulDay,
} from '@/lib/platform/turkish/dates'
import { formatMoney } from '@/lib/platform/turkish/money'
import { awaitsDecision, repairDatesOf } from './order-state'

type Fact = { name: string; value: ReactNode; note: ReactNode }

/** Texts for the current step of a repair and for the steps after it. */
const STEP_FACTS: Partial<Record<Step, [current: string, next: string]>> = {
  [APPROVAL]: ['Onarıma alınıyor', 'sonra yük testi, sonra teslim'],
  [REPAIR]: ['Onarılıyor', 'sonra yük testi, sonra teslim'],
  [LOAD_TEST]: ['Yük altında test', 'sonra teslim'],
}

function completionFact(day: string, { promisedOn, leadTimeEndsOn, quote }: CustomerOrderJson): Fact {
  const isPromisedLater = promisedOn && leadTimeEndsOn && leadTimeEndsOn < promisedOn
  const leadDays = quote?.leadDays ?? 0
  const reason = isPromisedLater
    ? `önce ${nameWithWas(formatDayAndMonth(leadTimeEndsOn))}`
    : promisedOn
      ? 'söz verdiğimiz gün'
      : leadDays > 0
        ? `onaydan sonra ${leadDays} iş günü`
        : 'onayla aynı gün'
  return { name: 'Hedef', value: formatLongDate(day), note: `${formatWeekday(day)}; ${reason}` }
}

/** Returns the expected completion date of a repair, or else the arrival of its part, with facts next to it. Null if neither is known. */
function repairFacts(order: CustomerOrderJson, today: string): [Fact, ...Fact[]] | null {
  const { quote, step } = order
  const { completion, partArrival } = repairDatesOf(order)
  const partFact = partArrival && {
    name: 'Parçanın geleceği gün',
    value: formatLongDate(partArrival),
    note: partArrival < today ? 'gecikti' : 'onarım o gün sürer',
  }
  const mainFact = completion ? completionFact(completion, order) : partFact
  if (!mainFact) return null
  const approvedFact = quote &&
    isApproved({ quote }) && {
      name: 'Onaylanan tutar, KDV dahil',
      value: formatMoney(quote.total, quote.currency),
      note: order.part
        ? 'değişmedi'
        : [quote.decidedBy, quote.decidedAt && formatDateTime(quote.decidedAt)].filter(Boolean).join(', '),
    }
  const [current, next] = order.part ? ['Parça bekleniyor', 'gelince onarım sürer'] : STEP_FACTS[step]!
  const approvedFacts = approvedFact ? [approvedFact] : []
  if (completion && partFact) return [mainFact, partFact, ...approvedFacts]
  return [mainFact, ...approvedFacts, { name: 'Şimdi', value: current, note: next }]
}

async function warrantyFacts(order: CustomerOrderJson, lastDay: string): Promise<[Fact, ...Fact[]]> {
  const { phone } = await getCompany()
  return [
    { name: 'Garanti', value: formatLongDate(lastDay), note: 'gününe kadar; yapılan onarımı kapsar' },
    {
      name: 'Cihaz',
      value: <DeviceName {...order} none="Belirtilmedi" />,
      note: order.serialNumber && (
        <>
          S/N <span className="mono text-ink">{order.serialNumber}</span>
        </>
      ),
    },
    {
      name: 'Aynı alarm yine çıkarsa',
      value: (
        <a href={phone.href} className="inline-flex min-h-8 items-center whitespace-nowrap max-sm:min-h-11">
          {phone.display}
        </a>
      ),
      note: 'cihazı sökmeden arayın',
    },
  ]
}

/** Returns the expected completion date or, after delivery, the last day of the warranty, with facts next to it; or null. */
export async function dateFactsOf(order: CustomerOrderJson, now: Date): Promise<[Fact, ...Fact[]] | null> {
  const { state, step, warrantyUntil } = order
  if (state === 'delivered') return warrantyUntil ? warrantyFacts(order, warrantyUntil) : null
  const isInRepair = state === 'open' && step >= APPROVAL && step <= LOAD_TEST && isCleared(order)
  return isInRepair && !awaitsDecision(order) ? repairFacts(order, istanbulDay(now)) : null
}

const SMALL_LINE = 'block leading-[1.4] font-normal text-ink-2 max-sm:text-small'

/** Shows the first fact large, and the others next to it or, on a phone, below it. */
export function OrderDates({ facts: [first, ...others] }: { facts: [Fact, ...Fact[]] }) {
  const columns =
    others.length > 1
      ? 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)] sm:max-lg:grid-cols-2'
      : 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]'
  return (
    <dl className={`grid grid-cols-[minmax(0,1fr)] border-2 border-edge bg-paper ${columns}`}>
      <div className="col-span-full min-w-0 px-6 pt-4 pb-5 max-sm:px-4 max-sm:pt-3 max-sm:pb-3.5 lg:col-auto">
        <dt className={SMALL_LINE}>{first.name}</dt>
        <dd>
          <b className="block font-mono text-[clamp(1.875rem,1.3rem+2vw,2.5rem)] leading-[1.2] font-normal tracking-[-0.045em]">
            {first.value}
          </b>
          <span className={SMALL_LINE}>{first.note}</span>
        </dd>
      </div>
      {others.map(({ name, value, note }) => (
        <div
          key={name}
          className="grid min-w-0 content-center border-line px-6 py-4 max-lg:border-t max-sm:grid-cols-[8.25rem_minmax(0,1fr)] max-sm:content-start max-sm:gap-x-3 max-sm:px-4 max-sm:py-2.5 sm:max-lg:not-nth-2:border-l lg:border-l">
          <dt className={SMALL_LINE}>{name}</dt>
          <dd className="min-w-0">
            <b className="block font-title text-[1.25rem] leading-[1.35] font-semibold wrap-anywhere max-sm:text-[1.0625rem] max-sm:leading-[1.4]">
              {value}
            </b>
            {note && <span className={SMALL_LINE}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
