'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { Decision } from '@/lib/domains/work-orders/schema'
import type { FormOutcome } from '@/lib/runtime/render-context'
import styles from './order-quote.module.css'

type OrderDecisionProps = {
  /** The address of the page, which takes the form. */
  action: string
  /** The version that the decision is about. */
  version: number
  /** What was typed and what was wrong, after a decision that was not accepted. */
  outcome: FormOutcome | null
}

/**
 * The form for the customer's decision. The browser sends it, with and without scripts, because the answer is the whole
 * page with the decision or the new quote. Scripts only show that it is being sent.
 */
export function OrderDecision({ action, version, outcome }: OrderDecisionProps) {
  const [sending, setSending] = useState<Decision | null>(null)
  const wrong = outcome?.fields ?? {}
  const common = (name: string) => ({
    name,
    defaultValue: outcome?.values[name],
    error: wrong[name]?.join(' '),
    autoFocus: Object.hasOwn(wrong, name),
    readOnly: sending !== null,
  })
  return (
    <form
      method="post"
      action={action}
      noValidate
      className={styles.below}
      onSubmit={({ nativeEvent }) => {
        const { submitter } = nativeEvent
        // Later, because a button that is disabled now would not be sent.
        setTimeout(() => setSending((submitter as HTMLButtonElement).value as Decision))
      }}>
      <h3 className="font-title text-h3 leading-[1.25] font-semibold">Kararınız</h3>
      <p className="mt-1 max-w-[40em] text-ink-2">
        Onaylarsanız hat kapanır, onarım başlar. Onaylamazsanız cihaza işlem yapılmaz.
      </p>
      {/* The Enter key in a field presses a form's first button. It may not approve a quote. */}
      <button type="submit" disabled hidden>
        Seçin
      </button>
      <input type="hidden" name="quoteVersion" value={version} />
      <div className={styles.fields}>
        <TextField label="Adınız soyadınız" autoComplete="name" required maxLength={200} {...common('name')} />
        <TextField label="Not" optional autoComplete="off" maxLength={1000} {...common('note')} />
      </div>
      <div className={`flex flex-wrap gap-3 ${styles.buttons}`}>
        <Choice decision="approved" sending={sending}>
          Onaylıyorum
        </Choice>
        <Choice decision="declined" sending={sending}>
          Onaylamıyorum
        </Choice>
      </div>
      <p className="mt-4 text-small text-ink-2">Karar bir kez verilir; adınız ve saat iş emrine yazılır.</p>
    </form>
  )
}

function Choice({ decision, sending, children }: { decision: Decision; sending: Decision | null; children: string }) {
  return (
    <Button
      type="submit"
      name="decision"
      value={decision}
      variant={decision === 'approved' ? 'act' : 'plain'}
      disabled={sending !== null}
      busy={sending === decision && 'Gönderiliyor'}
      className="min-h-13 px-7">
      {children}
    </Button>
  )
}
