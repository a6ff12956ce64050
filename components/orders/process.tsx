import { CallToAction } from '@/components/site/call-to-action'
import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import type { TextsOf } from '@/lib/settings/page-texts'
import { CircuitSymbol, TestPoint } from './circuit'
import circuit from './circuit.module.css'
import { Drawing } from '@/components/site/drawing'
import { splitLines } from '@/lib/content/fields'
import { type Step, STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'
import styles from './timeline.module.css'

export function Process({ texts }: { texts: TextsOf<'processTexts'> }) {
  return (
    <>
      <PageTitle title="Tamir Süreci" lead={texts.processLead} />
      <Timeline texts={texts} />
      <Section top="edge" space="snug">
        <CallToAction title={texts.processEndTitle} text={texts.processEnd} />
      </Section>
    </>
  )
}

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
