import { CircuitSymbol, TestPoint } from '@/components/orders/circuit'
import circuit from '@/components/orders/circuit.module.css'
import type { TextsOf } from '@/lib/settings/page-texts'
import { type Step, STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'
import styles from './process-rail.module.css'

/** The steps as one circuit: rows of three, or one column below 1081 px. */
export function ProcessRail({ texts }: { texts: TextsOf<'homeTexts'> }) {
  return (
    <ol
      className={`mt-10 grid xl:mt-26 xl:grid-cols-3 xl:gap-y-34 *:relative max-xl:*:pt-0.5 max-xl:*:pl-15 xl:*:pt-8 xl:*:pr-12 ${styles.rail}`}>
      {STEPS.map((step) => (
        <Point key={step} step={step} text={texts[`rail${step}`]} />
      ))}
    </ol>
  )
}

function Point({ step, text }: { step: Step; text: string }) {
  const { title, symbol } = STEP_TEXTS[step]
  const isLoadTest = symbol === 'load'
  return (
    <li className={`${circuit.done} ${isLoadTest ? circuit.ok : ''} ${symbol ? 'max-xl:pb-17' : 'max-xl:pb-9'}`}>
      <span
        className={`block font-mono text-[1rem] leading-none max-xl:mb-1.5 xl:absolute xl:-top-8.5 xl:left-10 ${isLoadTest ? 'text-ok' : 'max-xl:text-ink-2'}`}>
        {stepCode(step)}
      </span>
      <TestPoint className="top-0 left-0 xl:-top-3.25" />
      {symbol && (
        <CircuitSymbol
          shape={symbol}
          done={isLoadTest}
          large
          className="absolute z-1 bg-sheet max-xl:bottom-0.5 max-xl:-left-[18.7px] max-xl:scale-70 max-xl:rotate-90 xl:-top-7.75 xl:right-[28%]"
        />
      )}
      <h3 className="mb-1.5">{title}</h3>
      <p className="max-w-[38em] leading-normal text-ink-2 xl:max-w-[24em]">{text}</p>
    </li>
  )
}
