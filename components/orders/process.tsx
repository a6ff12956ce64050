import type { ReactNode } from 'react'
import { CallToAction } from '@/components/site/call-to-action'
import { PageTitle } from '@/components/site/page-title'
import { PageSection } from '@/components/site/section'
import type { TextsOf } from '@/lib/settings/page-texts'
import { CircuitSymbol, TestPoint } from './circuit'
import circuit from './circuit.module.css'
import { DrawingImage } from '@/components/site/pictures/drawing'
import { splitLines } from '@/lib/content/fields'
import { type Step, STEP_TEXTS, stepCode, STEPS } from '@/lib/orders/steps'
import styles from './timeline.module.css'

/** Content of /tamir-sureci. `children` are shown below the steps. */
export function Process({ texts, children }: { texts: TextsOf<'processTexts'>; children?: ReactNode }) {
  return (
    <>
      <PageTitle title="Tamir Süreci" lead={texts.processLead} />
      <ol className="border-t border-edge">
        {STEPS.map((step) => (
          <StepItem key={step} step={step} text={texts[`step${step}`]} />
        ))}
      </ol>
      {children}
      <PageSection top="edge" space="snug">
        <CallToAction title={texts.processEndTitle} text={texts.processEnd} />
      </PageSection>
    </>
  )
}

function StepItem({ step, text }: { step: Step; text: string }) {
  const { title, drawing, symbol } = STEP_TEXTS[step]
  const isLoadTest = symbol === 'load'
  return (
    <li
      className={`relative grid grid-cols-[5.5rem_minmax(0,6fr)_minmax(0,5fr)] border-b border-line px-gut ${styles.step} ${circuit.done} ${isLoadTest ? circuit.ok : ''}`}>
      <TestPoint className="top-12 left-gut -mt-3.25" />
      {symbol && (
        <CircuitSymbol
          shape={symbol}
          done={isLoadTest}
          large
          className={`absolute -bottom-px left-[calc(var(--gut)-9px)] z-1 h-19 w-11 bg-sheet ${styles.symbol}`}
        />
      )}
      <div className={`col-start-2 pt-9 pr-8 pb-10 ${styles.text}`}>
        <span className={`font-mono text-[1rem] leading-[1.5] ${isLoadTest ? 'text-ok' : 'text-ink-2'}`}>
          {stepCode(step)}
        </span>
        <h2 className="mt-0.5 mb-2.5 text-h2">{title}</h2>
        {splitLines(text).map((paragraph) => (
          <p key={paragraph} className="max-w-[34em] not-first-of-type:mt-2 not-first-of-type:text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
      <div
        className={`grid items-center border-l border-line py-5 pl-5 ${styles.drawing} ${symbol ? styles.beforeSymbol : ''}`}>
        <DrawingImage {...drawing} />
      </div>
    </li>
  )
}
