import { CircuitSymbol, TestPoint } from '@/components/orders/circuit'
import circuit from '@/components/orders/circuit.module.css'
import { Drawing } from '@/components/site/drawing'
import { splitLines } from '@/lib/content/fields'
import type { TextsOf } from '@/lib/settings/page-texts'
import { type Step, STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'
import styles from './timeline.module.css'

/** The repair process: test points on one vertical line. */
export function Timeline({ texts }: { texts: TextsOf<'processTexts'> }) {
  return (
    <ol className="border-t border-edge">
      {STEPS.map((step) => (
        <Point key={step} step={step} text={texts[`step${step}`]} />
      ))}
    </ol>
  )
}

function Point({ step, text }: { step: Step; text: string }) {
  const { title, drawing, symbol } = STEP_TEXTS[step]
  const tested = symbol === 'load'
  return (
    <li className={`${styles.step} ${circuit.done} ${tested ? circuit.ok : ''}`}>
      <TestPoint className={styles.point} />
      {symbol && <CircuitSymbol of={symbol} done={tested} reached leaves large className={styles.symbol} />}
      <div className={styles.text}>
        <span className={`font-mono text-[1rem] leading-[1.5] ${tested ? 'text-ok' : 'text-ink-2'}`}>
          {stepCode(step)}
        </span>
        <h2 className="mt-0.5 mb-2.5 text-h2">{title}</h2>
        {splitLines(text).map((paragraph) => (
          <p key={paragraph} className="max-w-[34em] not-first-of-type:mt-2 not-first-of-type:text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
      <div className={symbol ? `${styles.drawing} ${styles.beforeSymbol}` : styles.drawing}>
        <Drawing {...drawing} />
      </div>
    </li>
  )
}
