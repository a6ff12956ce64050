import { isExpired } from '@/lib/orders/quote/money'

/**
 * The steps of a work order. Their numbers are stored, are part of URLs, and name the test points TP1 to TP6. To add a step, see
 * docs/development.md, 'Add a step'.
 */
export const RECEIVED = 1
export const DIAGNOSIS = 2
/** The customer decides about the quote. */
export const APPROVAL = 3
export const REPAIR = 4
export const LOAD_TEST = 5
/** The device is delivered, or returned unrepaired. */
export const DELIVERY = 6

export const STEPS = [RECEIVED, DIAGNOSIS, APPROVAL, REPAIR, LOAD_TEST, DELIVERY] as const
export type Step = (typeof STEPS)[number]

/** `quote` is the quote that the customer sees. `isUnderWarranty` is true if the warranty of an earlier repair covers this one. */
type OrderStatus = {
  step: number
  state: string
  quote?: { decision: string | null } | null
  isUnderWarranty?: boolean
}
/** The facts that decide whether the repair may start. */
type Clearance = Pick<OrderStatus, 'quote' | 'isUnderWarranty'>

/** Whether the quote that the customer sees is approved. Then the page, the panel and emails draw the approval switch closed. */
export function isApproved({ quote }: Pick<OrderStatus, 'quote'>): boolean {
  return quote?.decision === 'approved'
}

/** Whether the device may be repaired and delivered, because the quote is approved or the repair is under warranty. */
export function isCleared({ quote, isUnderWarranty = false }: Clearance): boolean {
  return isUnderWarranty || isApproved({ quote })
}

/** Returns how the circuit shows the approval switch: closed by an approval, bridged by a warranty, or open. */
export function approvalSwitch(order: Clearance): 'closed' | 'bridged' | 'open' {
  return isApproved(order) ? 'closed' : isCleared(order) ? 'bridged' : 'open'
}

/** Whether staff can still choose whether a warranty covers the repair. They can until the repair begins. */
export const isWarrantyOpen = ({ step, state }: Pick<OrderStatus, 'step' | 'state'>) =>
  state === 'open' && step < REPAIR

/** Whether a step needs the customer's approval: the steps between approval and delivery. */
export const needsApproval = (step: number) => step > APPROVAL && step < DELIVERY

/** Whether an order can be moved to a step. */
export function canMoveTo(order: Clearance, step: number): boolean {
  return !needsApproval(step) || isCleared(order)
}

/** Returns the step to which staff move the order next, or null if another action comes first. */
export function nextStep(order: OrderStatus): Step | null {
  const { step, state, isUnderWarranty } = order
  if (state !== 'open' || step === DELIVERY) return null
  if (isUnderWarranty && (step === DIAGNOSIS || step === APPROVAL)) return REPAIR
  // The diagnosis ends when the quote is sent, which also moves the order.
  if (step === DIAGNOSIS || (step === APPROVAL && !isApproved(order))) return null
  const next = STEPS.find((candidate) => candidate > step)!
  return canMoveTo(order, next) ? next : null
}

type NextAction = 'move' | 'quote' | 'decision' | 'close' | null

/** Returns staff's next action. The panel shows it as the primary button. */
export function nextAction(order: OrderStatus & { quote: Parameters<typeof isExpired>[0] }, now: Date): NextAction {
  const { step, state, quote } = order
  if (state !== 'open') return null
  if (nextStep(order)) return 'move'
  if (step === DELIVERY) return 'close'
  if (step === DIAGNOSIS || !quote || isExpired(quote, now)) return 'quote'
  return quote.decision ? null : 'decision'
}

type StepEvent<Time> = { kind: string; step: number; createdAt: Time }

/** Kinds of events that do not count as reaching a step. */
const KINDS_WITHOUT_MOVE = ['photo', 'link']

/**
 * Returns when each step of STEPS was last reached, or null for steps after the current one. A load test does not count if the
 * device has gone back to an earlier step since, or if its records say that it has not passed (`hasPassedTest` is false). `events`
 * are in chronological order.
 */
export function reachedSteps<Time>(
  current: number,
  events: readonly StepEvent<Time>[],
  hasPassedTest: boolean | null = null,
): (Time | null)[] {
  const isNoteOnly = (i: number) => events[i]!.kind === 'step' && events[i - 1]?.step === events[i]!.step
  const arrivals = events.filter(({ kind }, i) => !KINDS_WITHOUT_MOVE.includes(kind) && !isNoteOnly(i))
  const lastBeforeTest = arrivals.findLastIndex(({ step }) => step < LOAD_TEST)
  return STEPS.map((step) => {
    if (step > current) return null
    const lastIndex = arrivals.findLastIndex((event) => event.step === step)
    if (step === LOAD_TEST && current > LOAD_TEST && hasPassedTest === false) return null
    return step === LOAD_TEST && lastIndex < lastBeforeTest ? null : (arrivals[lastIndex]?.createdAt ?? null)
  })
}

/** How a test point is drawn: passed, current, or later. */
export type PointStatus = 'done' | 'now' | 'later'

/** Returns how the test point of a step is drawn. With `isOver`, the current point counts as passed, too. */
export function pointStatus(step: Step, current: number, isOver = false): PointStatus {
  if (step !== current) return step < current ? 'done' : 'later'
  return isOver ? 'done' : 'now'
}

/** Returns when a step was last reached, or null. `times` is the result of `reachedSteps`. */
export const reachedAt = <Time>(times: readonly (Time | null)[], step: Step) => times[STEPS.indexOf(step)] ?? null

/** Whether the device of an order passed the load test. `times` is the result of `reachedSteps`. */
export function isTested({ step, state }: OrderStatus, times: readonly unknown[]): boolean {
  return step === DELIVERY && (state === 'open' || state === 'delivered') && reachedAt(times, LOAD_TEST) !== null
}

type StepTexts = {
  title: string
  /** A line on the contact page, for visitors who have not sent a device yet. */
  forVisitors: string
  /** The test point with the Turkish suffixes for 'to' and 'from'. */
  to: string
  from: string
  /** Words below the test point while the order is at this step, and after the delivery. */
  now?: string
  delivered?: string
  /** The drawing for `<use>`, with the viewBox of its file. */
  drawing: { href: string; viewBox: string }
  /** The symbol on the line after this step: the approval switch or the load resistor. */
  symbol?: 'switch' | 'load'
}

/**
 * Texts and drawing of each step. The texts of public pages are in lib/settings/page-texts.ts. The owner must confirm every
 * promise before launch.
 */
export const STEP_TEXTS: Readonly<Record<Step, StepTexts>> = {
  [RECEIVED]: {
    title: 'Kayıt',
    forVisitors: 'Cihaz gelince iş emri açılır. Numara ve takip bağlantısı e-postanıza gelir.',
    to: 'TP1’e',
    from: 'TP1’den',
    now: 'Cihaz elimizde',
    drawing: { href: '/drawings/step-1-intake.svg#d', viewBox: '-244.2 -323.5 722.2 481.5' },
  },
  [DIAGNOSIS]: {
    title: 'Arıza tespiti',
    forVisitors: 'Arızayı ölçer, sonucu ve teklifi aynı sayfada gösteririz.',
    to: 'TP2’ye',
    from: 'TP2’den',
    now: 'Ölçüm sürüyor',
    drawing: { href: '/drawings/step-2-diagnosis.svg#d', viewBox: '-12 -137.6 521.1 347.4' },
  },
  [APPROVAL]: {
    title: 'Onay',
    forVisitors: 'Siz onaylamadan onarım başlamaz.',
    to: 'TP3’e',
    from: 'TP3’ten',
    drawing: { href: '/drawings/step-3-approval.svg#d', viewBox: '-12 -151.5 405.1 270' },
    symbol: 'switch',
  },
  [REPAIR]: {
    title: 'Onarım',
    forVisitors: 'Arızalı parça ve onu zorlayan çevre değişir.',
    to: 'TP4’e',
    from: 'TP4’ten',
    now: 'Onarım sürüyor',
    drawing: { href: '/drawings/step-4-repair.svg#d', viewBox: '-12 -126 477.8 318.5' },
  },
  [LOAD_TEST]: {
    title: 'Yük altında test',
    forVisitors: 'Cihaz motorla ya da yapay yükle çalıştırılır.',
    to: 'TP5’e',
    from: 'TP5’ten',
    now: 'Test sürüyor',
    delivered: 'Test edildi',
    drawing: { href: '/drawings/step-5-load-test.svg#d', viewBox: '-160.1 -314 819 546' },
    symbol: 'load',
  },
  [DELIVERY]: {
    title: 'Garantili teslim',
    forVisitors: 'Test tutanağı ve garanti belgesiyle döner.',
    to: 'TP6’ya',
    from: 'TP6’dan',
    now: 'Teslime hazır',
    delivered: 'Teslim edildi',
    drawing: { href: '/drawings/step-6-delivery.svg#d', viewBox: '-154.1 -247 684 456' },
  },
}

/** Returns 'TP3'. */
export const stepCode = (step: number) => `TP${step}`

/** Returns 'Onay', or '' for an unknown step. */
export const stepTitle = (step: number) => STEP_TEXTS[step as Step]?.title ?? ''

/** Returns 'TP3 Onay'. */
export const stepName = (step: number) => `${stepCode(step)} ${stepTitle(step)}`

/** Returns 'TP5’e'. */
export const stepAsDestination = (step: Step) => STEP_TEXTS[step].to

/** Returns 'TP4’ten'. */
export const stepAsOrigin = (step: Step) => STEP_TEXTS[step].from
