import { CircuitSymbol, TestPoint } from '@/components/orders/circuit'
import circuit from '@/components/orders/circuit.module.css'
import type { TextsOf } from '@/lib/settings/page-texts'
import { type Step, STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'

// Line above each step but the last from 1081 px on, left of it below.
const LINE =
  '*:not-last:before:absolute *:not-last:before:border-edge max-xl:*:not-last:before:top-1.5 max-xl:*:not-last:before:-bottom-1.5 max-xl:*:not-last:before:left-3 max-xl:*:not-last:before:border-l-2 xl:*:not-last:before:inset-x-0 xl:*:not-last:before:top-0 xl:*:not-last:before:border-t-2'

// At the end of a row the line turns down, runs back and enters the next row at its start.
const TURN =
  'xl:*:not-last:nth-[3n]:after:pointer-events-none xl:*:not-last:nth-[3n]:after:absolute xl:*:not-last:nth-[3n]:after:top-0 xl:*:not-last:nth-[3n]:after:right-0 xl:*:not-last:nth-[3n]:after:-bottom-13 xl:*:not-last:nth-[3n]:after:w-[300%] xl:*:not-last:nth-[3n]:after:border-r-2 xl:*:not-last:nth-[3n]:after:border-b-2 xl:*:not-last:nth-[3n]:after:border-edge xl:*:nth-[3n+4]:after:absolute xl:*:nth-[3n+4]:after:-top-21 xl:*:nth-[3n+4]:after:left-0 xl:*:nth-[3n+4]:after:h-18 xl:*:nth-[3n+4]:after:w-3 xl:*:nth-[3n+4]:after:border-l-2 xl:*:nth-[3n+4]:after:border-edge'

/** The steps as one circuit: rows of three, or one column below 1081 px. */
export function ProcessRail({ texts }: { texts: TextsOf<'homeTexts'> }) {
  return (
    <ol
      className={`mt-10 grid xl:mt-26 xl:grid-cols-3 xl:gap-y-34 *:relative max-xl:*:pt-0.5 max-xl:*:pl-15 xl:*:pt-8 xl:*:pr-12 ${LINE} ${TURN}`}>
      {STEPS.map((step) => (
        <Point key={step} step={step} text={texts[`rail${step}`]} />
      ))}
    </ol>
  )
}

function Point({ step, text }: { step: Step; text: string }) {
  const { title, symbol } = STEP_TEXTS[step]
  const tested = symbol === 'load'
  return (
    <li className={`${circuit.done} ${tested ? circuit.ok : ''} ${symbol ? 'max-xl:pb-17' : 'max-xl:pb-9'}`}>
      <span
        className={`block font-mono text-[1rem] leading-none max-xl:mb-1.5 xl:absolute xl:-top-8.5 xl:left-10 ${tested ? 'text-ok' : 'max-xl:text-ink-2'}`}>
        {stepCode(step)}
      </span>
      <TestPoint className="top-0 left-0 xl:-top-3.25" />
      {symbol && (
        <CircuitSymbol
          of={symbol}
          done={tested}
          reached
          leaves
          large
          className="absolute z-1 bg-sheet max-xl:bottom-0.5 max-xl:-left-[18.7px] max-xl:scale-70 max-xl:rotate-90 xl:-top-7.75 xl:right-[28%]"
        />
      )}
      <h3 className="mb-1.5">{title}</h3>
      <p className="max-w-[38em] leading-normal text-ink-2 xl:max-w-[24em]">{text}</p>
    </li>
  )
}
