import type { ReactNode } from 'react'
import styles from '@/components/orders/circuit.module.css'
import { Time } from '@/components/ui/time'
import {
  APPROVAL,
  approvalSwitch,
  DELIVERY,
  needsApproval,
  type PointStatus,
  pointStatus,
  type Step,
  STEP_TEXTS,
  stepCode,
  STEPS,
} from '@/lib/orders/steps'

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** Round test point on the line, 26 px. The parent's class or `className` positions it. */
export function TestPoint({ className }: { className?: string }) {
  const look = 'absolute z-1 block size-6.5 rounded-full border border-edge bg-[var(--ground,var(--sheet))]'
  return <i aria-hidden className={classes(look, styles.testPoint, className)} />
}

/** Fills a shape with the colour behind the line. */
const GROUND = 'fill-[var(--ground,var(--sheet))]'

/** Classes of a step's texts. */
export const STEP_CLASSES = {
  tag: `block font-mono text-small leading-[1.4] font-normal text-ink-2 ${styles.tag}`,
  name: `font-title text-[1.1875rem] leading-[1.25] font-semibold ${styles.name}`,
  time: 'mt-1 block font-mono text-[0.875rem] leading-[1.4] font-normal text-ink-2',
  words: `mt-1 block text-small leading-[1.4] text-ink-2 ${styles.words}`,
}

type CircuitSymbolProps = {
  shape: 'switch' | 'load'
  /** Whether the approval switch is closed or the load test passed. Drawn green. */
  done?: boolean
  /** Whether a warranty bridges the approval switch. Drawn in ink. */
  bridged?: boolean
  /** Whether the line before and after the symbol is thick. */
  thickBefore?: boolean
  thickAfter?: boolean
  /** Draws thick lines and a larger, entirely green resistor, for the public pages about the process. */
  large?: boolean
  className?: string
}

/** Symbol on the line after a step, 76 × 44 px: the approval switch, or the resistor of the load test. */
export function CircuitSymbol(props: CircuitSymbolProps) {
  const { shape, done, bridged, large, thickBefore = done || large, thickAfter = done || large, className } = props
  const [lineBefore, lineAfter] = [thickBefore ? undefined : 'stroke-1', thickAfter ? undefined : 'stroke-1']
  const green = done ? 'stroke-ok' : undefined
  const terminal = done ? 'fill-ok stroke-ok' : GROUND
  return (
    <span aria-hidden className={classes(styles.symbol, className)}>
      <svg viewBox="0 0 76 44" className="h-11 w-19 fill-none stroke-edge stroke-2">
        {shape === 'load' ? (
          <>
            <path d="M0 31h10M66 31h10" className={large ? green : lineBefore} />
            <path
              d={large ? 'M10 20h56v22H10z' : 'M10 22h56v18H10z'}
              className={classes(GROUND, green ?? lineBefore)}
            />
          </>
        ) : (
          <>
            <path d="M0 31h14" className={lineBefore} />
            <path d="M62 31h14" className={lineAfter} />
            <path
              d={done ? 'M18 31H58' : bridged ? 'M15 27V14H61V27' : 'M16 29L58 8'}
              className={green ?? (bridged ? undefined : styles.arm)}
            />
            <circle cx="15" cy="31" r="3.5" className={terminal} />
            <circle cx="61" cy="31" r="3.5" className={terminal} />
          </>
        )}
      </svg>
    </span>
  )
}

type CircuitProps = {
  /** Whether the points are links that filter a list, or radio buttons. By default they only show where an order is. */
  as?: 'filter' | 'control'
  /** Whether the device went back unrepaired: the line bypasses the approval switch. */
  returned?: boolean
  children: ReactNode
}

/** The steps of an order as a circuit. The line is thick up to the current step. */
export function Circuit({ as, returned, children }: CircuitProps) {
  return (
    <div className={styles.frame}>
      <ol
        className={classes(
          '[print-color-adjust:exact]',
          styles.circuit,
          as && styles[as],
          returned && styles.returned,
        )}>
        {children}
      </ol>
    </div>
  )
}

type CircuitStepProps = {
  step: Step
  status: PointStatus
  /** How the symbol after the step is drawn, if the step has one. */
  symbol: Omit<CircuitSymbolProps, 'shape'>
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

export function CircuitStep({ step, status, symbol, isCurrent, className, children }: CircuitStepProps) {
  const shape = STEP_TEXTS[step].symbol
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classes(styles[status], shape && styles[shape], className)}>
      {children}
      {shape && <CircuitSymbol shape={shape} {...symbol} />}
    </li>
  )
}

/** A test point of an order. `{}` is one that the order has not reached. */
export type OrderPoint = {
  status?: PointStatus
  name?: string
  /** When the order reached it, in ISO 8601. */
  at?: string | null
  words?: ReactNode
  /** Content below the point, such as a line to sign on. */
  children?: ReactNode
}

type OrderCircuitProps = {
  /** One for each step. */
  points: readonly OrderPoint[]
  approved?: boolean
  bridged?: boolean
  tested?: boolean
  returned?: boolean
  heading?: 'h2' | 'h3'
}

export function OrderCircuit(props: OrderCircuitProps) {
  const { points, approved, bridged, tested, returned, heading: Heading = 'h3' } = props
  const hasPassedApproval = !returned && (points[STEPS.indexOf(APPROVAL) + 1]?.status ?? 'later') !== 'later'
  return (
    <Circuit returned={returned}>
      {STEPS.map((step, index) => {
        const { title, symbol } = STEP_TEXTS[step]
        const { status = 'later', name = title, at, words, children } = points[index] ?? {}
        const isTested = symbol === 'load' && tested
        const thickBefore = approved || (status !== 'later' && !returned)
        const thickAfter = approved || (bridged && hasPassedApproval)
        const approval = { done: approved, bridged, thickBefore, thickAfter }
        return (
          <CircuitStep
            key={step}
            step={step}
            status={status}
            symbol={symbol === 'load' ? { done: tested } : approval}
            isCurrent={status === 'now'}
            className={classes(isTested && styles.ok, returned && status === 'later' && styles.skipped)}>
            <TestPoint />
            <div>
              <div className={styles.head}>
                <span className={STEP_CLASSES.tag}>{stepCode(step)}</span>
                <Heading className={STEP_CLASSES.name}>{name}</Heading>
              </div>
              {at && <Time at={at} className={STEP_CLASSES.time} />}
              {words && <span className={STEP_CLASSES.words}>{words}</span>}
              {children}
            </div>
          </CircuitStep>
        )
      })}
    </Circuit>
  )
}

/** Distance between two test points of the small circuit, and how much longer it is at the approval switch, in pixels. */
const PITCH = 19
const EXTRA_AT_SWITCH = 14

const xOf = (step: Step) => 8 + PITCH * STEPS.indexOf(step) + (step > APPROVAL ? EXTRA_AT_SWITCH : 0)

type SmallCircuitProps = {
  order: { step: Step; state: string; quote: { decision: string | null } | null; isUnderWarranty: boolean }
}

/** An order's step on the circuit, 24 px high, hidden from screen readers: the screen also names the step. */
export function SmallCircuit({ order }: SmallCircuitProps) {
  const { step: currentStep, state } = order
  const approval = approvalSwitch(order)
  const isBypassed = approval === 'open' && currentStep > APPROVAL
  const thickIf = (isThick: boolean) => (isThick ? 'stroke-2' : '')
  const start = xOf(APPROVAL) + 4
  const end = xOf(DELIVERY)
  return (
    <svg
      viewBox={`0 0 ${end + 7} 24`}
      width={end + 7}
      height={24}
      aria-hidden
      className="flex-none overflow-visible fill-none stroke-edge">
      {STEPS.filter((step) => step !== APPROVAL && step !== DELIVERY).map((step) => (
        <path
          key={step}
          d={`M${xOf(step) + 4} 14h11`}
          className={thickIf(currentStep > step && !(isBypassed && needsApproval(step)))}
        />
      ))}
      {approval === 'closed' ? (
        <path d={`M${start} 14h25`} className={thickIf(currentStep >= APPROVAL)} />
      ) : approval === 'bridged' ? (
        <path d={`M${start} 14h4V5h17v9h4`} className={thickIf(currentStep >= APPROVAL)} />
      ) : (
        <>
          <path d={`M${start} 14h4M${start + 4} 14l15 -10`} className={thickIf(currentStep === APPROVAL)} />
          <path d={`M${start + 21} 14h4`} />
        </>
      )}
      {isBypassed && <path d={`M${xOf(APPROVAL)} 10V1H${end}V10`} className="stroke-2" />}
      {STEPS.map((step) => {
        const status = pointStatus(step, currentStep, state !== 'open')
        const x = xOf(step)
        return status === 'now' ? (
          <g key={step}>
            <circle className="fill-sheet stroke-2" cx={x} cy="14" r="6.5" />
            <circle className="fill-edge stroke-2" cx={x} cy="14" r="3.5" />
          </g>
        ) : (
          <circle
            key={step}
            cx={x}
            cy="14"
            r="4"
            className={status === 'done' && !(isBypassed && needsApproval(step)) ? 'fill-edge stroke-2' : 'fill-sheet'}
          />
        )
      })}
    </svg>
  )
}
