import { isExpired } from '@/lib/orders/quote/money'

/**
 * The steps of a work order. Their numbers are stored, are part of addresses and name the test points TP1 to TP6. What a
 * new one needs is in docs/development.md, 'Add a step'.
 */
export const RECEIVED = 1
export const DIAGNOSIS = 2
/** The customer decides about the quote. */
export const APPROVAL = 3
export const REPAIR = 4
export const LOAD_TEST = 5
/** The device is delivered, or goes back unrepaired. */
export const DELIVERY = 6

export const STEPS = [RECEIVED, DIAGNOSIS, APPROVAL, REPAIR, LOAD_TEST, DELIVERY] as const
export type Step = (typeof STEPS)[number]

/** A place on the circuit, the quote that the customer sees, and whether the warranty of an earlier repair covers it. */
type Place = { step: number; state: string; quote?: { decision: string | null } | null; isUnderWarranty?: boolean }
/** What lets current through the contact. */
type Clearance = Pick<Place, 'quote' | 'isUnderWarranty'>

/** Whether the quote that the customer sees is approved. That closes the contact on page, panel and mail. */
export function isApproved({ quote }: Pick<Place, 'quote'>): boolean {
  return quote?.decision === 'approved'
}

/** Whether the repair may begin and be delivered: approved, or under warranty, which bridges the contact. */
export function isCleared({ quote, isUnderWarranty = false }: Clearance): boolean {
  return isUnderWarranty || isApproved({ quote })
}

/** How the contact is drawn: closed by the approval, bridged by the warranty, or open. */
type Contact = 'closed' | 'bridged' | 'open'

export function contactOf(order: Clearance): Contact {
  return isApproved(order) ? 'closed' : isCleared(order) ? 'bridged' : 'open'
}

/** Whether staff can still say that the warranty covers a repair, or that it does not: until the repair begins. */
export const isWarrantyOpen = ({ step, state }: Pick<Place, 'step' | 'state'>) => state === 'open' && step < REPAIR

/** Whether a step needs the customer's approval: the ones between approval and delivery. */
export const needsApproval = (step: number) => step > APPROVAL && step < DELIVERY

/** Whether an order can be moved to a step. */
export function isOpenTo(order: Clearance, step: number): boolean {
  return !needsApproval(step) || isCleared(order)
}

/** Returns the step that comes next on the line, if moving there is the next thing to do. */
export function nextStep(order: Place): Step | null {
  const { step, state, isUnderWarranty } = order
  if (state !== 'open' || step === DELIVERY) return null
  if (isUnderWarranty && (step === DIAGNOSIS || step === APPROVAL)) return REPAIR
  // The diagnosis ends with a quote, and sending it is the move.
  if (step === DIAGNOSIS || (step === APPROVAL && !isApproved(order))) return null
  const next = STEPS.find((one) => one > step)!
  return isOpenTo(order, next) ? next : null
}

/** What is to be done next, which is the panel's one orange button. */
type NextThing = 'move' | 'quote' | 'decision' | 'close' | null

/** Returns the next thing to do on the line. */
export function nextThing(order: Place & { quote: Parameters<typeof isExpired>[0] }, now: Date): NextThing {
  const { step, state, quote } = order
  if (state !== 'open') return null
  if (nextStep(order)) return 'move'
  if (step === DELIVERY) return 'close'
  if (step === DIAGNOSIS || !quote || isExpired(quote, now)) return 'quote'
  return quote.decision ? null : 'decision'
}

type StepEvent<Time> = { kind: string; step: number; createdAt: Time }

/** Events that bring an order to no step, wherever it is. */
const ASIDE = ['photo', 'link']

/**
 * Returns when each step of STEPS was reached last; null beyond the present one. A load test does not count once the
 * device went back to an earlier step, or when its records say that it has not passed (`recordedTest` is false). `events`
 * begin with the oldest.
 */
export function reachedSteps<Time>(
  present: number,
  events: readonly StepEvent<Time>[],
  recordedTest: boolean | null = null,
): (Time | null)[] {
  const isSentence = (i: number) => events[i]!.kind === 'step' && events[i - 1]?.step === events[i]!.step
  const arrivals = events.filter(({ kind }, i) => !ASIDE.includes(kind) && !isSentence(i))
  const lastBefore = arrivals.findLastIndex(({ step }) => step < LOAD_TEST)
  return STEPS.map((step) => {
    if (step > present) return null
    const last = arrivals.findLastIndex((event) => event.step === step)
    if (step === LOAD_TEST && present > LOAD_TEST && recordedTest === false) return null
    return step === LOAD_TEST && last < lastBefore ? null : (arrivals[last]?.createdAt ?? null)
  })
}

/** How a test point is drawn: passed, where the order is, or to come. */
export type PointStatus = 'done' | 'now' | 'later'

/** Returns how the test point of a step is drawn. The last one of an order that is over was passed. */
export function pointStatus(step: Step, present: number, isOver = false): PointStatus {
  if (step !== present) return step < present ? 'done' : 'later'
  return isOver ? 'done' : 'now'
}

/** Returns one of the times of `reachedSteps`. */
export const reachedAt = <Time>(times: readonly (Time | null)[], step: Step) => times[STEPS.indexOf(step)] ?? null

/** Whether the device of an order passed the load test. `times` are those of `reachedSteps`. */
export function isTested({ step, state }: Place, times: readonly unknown[]): boolean {
  return step === DELIVERY && (state === 'open' || state === 'delivered') && reachedAt(times, LOAD_TEST) !== null
}

type StepTexts = {
  title: string
  /** A line on the contact page, for those who have not sent a device yet. */
  ahead: string
  /** The test point as the end and as the start of a way. */
  to: string
  from: string
  /** What the customer reads while the order is at this step and nothing is expected of them. */
  sentence?: string
  /** Words below the test point while the order is at this step, and after the delivery. */
  now?: string
  delivered?: string
  /** Drawing for `<use>`, with the file's own viewBox. */
  drawing: { href: string; viewBox: string }
  /** Symbol on the line after this step: the contact that the customer closes, or the load resistor. */
  symbol?: 'contact' | 'load'
}

/** What is said and drawn of each step; what pages say of it is in lib/settings/page-texts.ts. The owner must confirm every promise before launch. */
export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  [RECEIVED]: {
    title: 'Kayıt',
    ahead: 'Cihaz gelince iş emri açılır. Numara ve takip bağlantısı e-postanıza gelir.',
    to: 'TP1’e',
    from: 'TP1’den',
    sentence: 'Cihazınız kayda girdi, arıza tespiti için sırada.',
    now: 'Cihaz elimizde',
    drawing: { href: '/drawings/step-1-intake.svg#d', viewBox: '-244.2 -323.5 722.2 481.5' },
  },
  [DIAGNOSIS]: {
    title: 'Arıza tespiti',
    ahead: 'Arızayı ölçer, sonucu ve teklifi aynı sayfada gösteririz.',
    to: 'TP2’ye',
    from: 'TP2’den',
    sentence: 'Cihazınız ölçülüyor.',
    now: 'Ölçüm sürüyor',
    drawing: { href: '/drawings/step-2-diagnosis.svg#d', viewBox: '-12 -137.6 521.1 347.4' },
  },
  [APPROVAL]: {
    title: 'Onay',
    ahead: 'Siz onaylamadan hat kapanmaz, onarım başlamaz.',
    to: 'TP3’e',
    from: 'TP3’ten',
    drawing: { href: '/drawings/step-3-approval.svg#d', viewBox: '-12 -151.5 405.1 270' },
    symbol: 'contact',
  },
  [REPAIR]: {
    title: 'Onarım',
    ahead: 'Arızalı parça ve onu zorlayan çevre değişir.',
    to: 'TP4’e',
    from: 'TP4’ten',
    sentence: 'Cihazınız onarılıyor.',
    now: 'Onarım sürüyor',
    drawing: { href: '/drawings/step-4-repair.svg#d', viewBox: '-12 -126 477.8 318.5' },
  },
  [LOAD_TEST]: {
    title: 'Yük altında test',
    ahead: 'Cihaz motorla ya da yapay yükle çalıştırılır.',
    to: 'TP5’e',
    from: 'TP5’ten',
    sentence: 'Cihazınız onarıldı, şimdi yük altında çalışıyor.',
    now: 'Test sürüyor',
    delivered: 'Test edildi',
    drawing: { href: '/drawings/step-5-load-test.svg#d', viewBox: '-160.1 -314 819 546' },
    symbol: 'load',
  },
  [DELIVERY]: {
    title: 'Garantili teslim',
    ahead: 'Test tutanağı ve garanti belgesiyle döner.',
    to: 'TP6’ya',
    from: 'TP6’dan',
    now: 'Teslime hazır',
    delivered: 'Teslim edildi',
    drawing: { href: '/drawings/step-6-delivery.svg#d', viewBox: '-154.1 -247 684 456' },
  },
}

/** Returns 'TP3'. */
export const stepCode = (step: number) => `TP${step}`

/** Returns 'Onay', or '' for a step that is not known. */
export const stepTitle = (step: number) => STEP_TEXTS[step as Step]?.title ?? ''

/** Returns 'TP3 Onay'. */
export const stepName = (step: number) => `${stepCode(step)} ${stepTitle(step)}`

/** Returns 'TP5’e'. */
export const stepAsEnd = (step: Step) => STEP_TEXTS[step].to

/** Returns 'TP4’ten'. */
export const stepAsStart = (step: Step) => STEP_TEXTS[step].from
