import type { OrderPoint } from '@/components/orders/circuit'
import type { CustomerOrderJson } from '@/lib/orders/tracking/output'
import {
  APPROVAL,
  approvalSwitch,
  DELIVERY,
  DIAGNOSIS,
  isApproved,
  isCleared,
  isTested,
  LOAD_TEST,
  needsApproval,
  pointStatus,
  reachedAt,
  RECEIVED,
  REPAIR,
  type Step,
  STEP_TEXTS,
  STEPS,
} from '@/lib/orders/steps'
import { DAY_MS, formatLongDate } from '@/lib/platform/turkish/dates'

type Order = Pick<
  CustomerOrderJson,
  'step' | 'state' | 'reachedAt' | 'quote' | 'part' | 'closedAt' | 'isUnderWarranty' | 'shipments' | 'accounts'
>

export function awaitsDecision({ state, step, quote }: Pick<Order, 'state' | 'step' | 'quote'>): boolean {
  return state === 'open' && step === APPROVAL && quote !== null && quote.decision === null && !quote.isExpired
}

/** The heading of the page, and the sentence next to it. */
type Headline = { title: string; text: string }

const NOTHING_TO_DO = 'Sizden beklenen bir şey yok.'
const WARRANTY_TEXT = 'Bu onarım önceki işin garantisi kapsamında: teklif ve onay gerekmez, sizden ücret istenmez.'
const MEASURING_TEXT =
  'Ölçüm bitince sonucu ve teklifi burada göreceksiniz; e-posta adresiniz varsa oraya da haber veririz.'

const DAYS_ON_THE_WAY = 7

/** Returns the parcel in which a device was sent to its customer, or undefined. */
function parcelOf({ state, shipments }: Order) {
  if (state !== 'delivered') return undefined
  return shipments.find(({ direction, trackingNumber }) => direction === 'out' && trackingNumber !== '')
}

function closedHeadline(order: Order, now: Date): Headline {
  const { state, closedAt, reachedAt: times } = order
  const day = closedAt ? `${formatLongDate(closedAt)} günü` : ''
  if (state === 'returned') return { title: 'Cihazınız iade edildi', text: `${day} onarılmadan iade edildi.` }
  if (state === 'cancelled') return { title: 'İş emri iptal edildi', text: `${day} iptal edildi.` }
  const repairText = isTested(order, times) ? 'Onarıldı, yük altında test edildi.' : 'Onarıldı.'
  const parcel = parcelOf(order)
  if (!parcel) return { title: 'Cihazınız teslim edildi', text: `${day} teslim edildi. ${repairText}` }
  const isOnTheWay = now.getTime() - Date.parse(parcel.day) < DAYS_ON_THE_WAY * DAY_MS
  return {
    title: isOnTheWay ? 'Cihazınız yolda' : 'Cihazınız teslim edildi',
    text: `${formatLongDate(parcel.day)} günü kargoya verildi. ${repairText}`,
  }
}

function approvalHeadline(order: Order): Headline {
  const { quote, accounts } = order
  if (approvalSwitch(order) === 'bridged')
    return { title: 'Garanti kapsamında, onarım başlayacak', text: WARRANTY_TEXT }
  if (isApproved(order)) {
    const ending = accounts.length > 0 ? '. Hesap bilgileri aşağıda.' : '; sizden beklenen bir şey yok.'
    return { title: 'Onayınızı aldık', text: `Cihazı onarıma alıyoruz${ending}` }
  }
  if (quote?.decision === 'declined')
    return { title: 'Teklifi onaylamadınız', text: 'Onarım başlamadı. İade ya da yeni teklif için bizi arayın.' }
  if (quote?.isExpired) return { title: 'Teklifin süresi doldu', text: 'Onarım için yeni teklif isteyin.' }
  return { title: 'Teklifinizi hazırlıyoruz', text: `Arıza bulundu. ${NOTHING_TO_DO}` }
}

export function headlineOf(order: Order, now: Date): Headline {
  const { state, step, part, isUnderWarranty } = order
  if (state !== 'open') return closedHeadline(order, now)
  if (awaitsDecision(order))
    return { title: 'Teklifimiz hazır', text: 'Arızayı bulduk. Onarım sizin onayınızla başlar.' }
  if (part && (step < APPROVAL || isCleared(order))) {
    const text = 'Parça gelince kaldığı yerden sürer; sizden beklenen bir şey yok.'
    return { title: 'Parça bekliyoruz', text: step === REPAIR ? `Cihaz onarımda. ${text}` : text }
  }
  switch (step) {
    case RECEIVED:
      return {
        title: 'Cihazınız kayda girdi',
        text: `Arıza tespiti için sırada. ${isUnderWarranty ? WARRANTY_TEXT : MEASURING_TEXT}`,
      }
    case DIAGNOSIS:
      return { title: 'Cihazınız ölçülüyor', text: isUnderWarranty ? WARRANTY_TEXT : MEASURING_TEXT }
    case APPROVAL:
      return approvalHeadline(order)
    case REPAIR:
      return { title: 'Cihazınız onarılıyor', text: NOTHING_TO_DO }
    case LOAD_TEST:
      return { title: 'Cihazınız test ediliyor', text: `Onarıldı, şimdi yük altında çalışıyor. ${NOTHING_TO_DO}` }
    default:
      return isCleared(order)
        ? { title: 'Cihazınız teslime hazır', text: 'Onarıldı.' }
        : { title: 'Cihazınız iadeye hazır', text: 'Onarılmadı.' }
  }
}

/** The expected completion of a repair, and the expected arrival of the part that it waits for. */
type RepairDates = { completion: string | null; partArrival: string | null }

/**
 * Returns the dates that the customer sees during a repair. The repair is expected to end on the promised date. Without a promised date, it
 * ends with the lead time, unless the part arrives later.
 */
export function repairDatesOf(order: Pick<CustomerOrderJson, 'promisedOn' | 'leadTimeEndsOn' | 'part'>): RepairDates {
  const { promisedOn, leadTimeEndsOn } = order
  const partArrival = order.part?.expectedOn ?? null
  const isPartTooLate = partArrival !== null && leadTimeEndsOn !== null && partArrival > leadTimeEndsOn
  return { completion: promisedOn ?? (isPartTooLate ? null : leadTimeEndsOn), partArrival }
}

function wordsOfApproval(order: Order): string {
  const { step, state, quote, part } = order
  if (isApproved(order)) return 'Onayladınız'
  if (approvalSwitch(order) === 'bridged') return 'Garanti: onay gerekmez'
  if (quote?.decision === 'declined') return 'Onaylamadınız'
  if (state !== 'open' || step !== APPROVAL) return ''
  if (quote) return quote.isExpired ? 'Teklifin süresi doldu' : 'Onayınızı bekliyor'
  return part ? '' : 'Teklif hazırlanıyor'
}

export function pointsOf(order: Order): OrderPoint[] {
  return STEPS.map((step) => pointOf(order, step))
}

function pointOf(order: Order, step: Step): OrderPoint {
  const { step: currentStep, state, part } = order
  const at = reachedAt(order.reachedAt, step)
  const isReturned = state === 'returned'
  if (step === DELIVERY && isReturned) return { status: 'done', name: 'Onarılmadan iade', at: order.closedAt }
  // A device may be delivered without a load test.
  const isSkipped = currentStep === DELIVERY && needsApproval(step) && at === null && state !== 'open'
  if (isSkipped || (isReturned && step > currentStep)) return { status: 'later', words: 'Yapılmadı' }
  const status = pointStatus(step, currentStep, state !== 'open')
  if (status === 'later')
    return approvalSwitch(order) === 'bridged' && step === APPROVAL
      ? { status, words: wordsOfApproval(order) }
      : { status }
  const isNow = status === 'now'
  return { status, at, words: isNow && part ? 'Parça bekleniyor' : wordsOf(order, step, isNow) }
}

function wordsOf(order: Order, step: Step, isNow: boolean): string {
  if (step === APPROVAL) return wordsOfApproval(order)
  if (step === DELIVERY && parcelOf(order)) return 'Kargoya verildi'
  const { now, delivered } = STEP_TEXTS[step]
  return (isNow ? now : order.state === 'delivered' && delivered) || ''
}
