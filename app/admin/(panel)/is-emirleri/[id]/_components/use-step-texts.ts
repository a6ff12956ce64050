import { useState } from 'react'
import { useUnsavedChanges } from '@/components/admin/editor/unsaved-changes'
import type { OrderJson } from '@/lib/domains/work-orders/serialize'

type Texts = { text: string; reason: string }

const NO_TEXTS: Texts = { text: '', reason: '' }

/** What is typed for the next step: a sentence for the customer, and a reason. The forms that move and close share it. */
export function useStepTexts(order: OrderJson) {
  const [texts, setTexts] = useState(NO_TEXTS)
  // A closed order shows neither form.
  useUnsavedChanges({ isDirty: order.state === 'open' && Boolean(texts.text || texts.reason) })
  return {
    ...texts,
    change: (changes: Partial<Texts>) => setTexts((before) => ({ ...before, ...changes })),
    clear: () => setTexts(NO_TEXTS),
  }
}

export type StepTexts = ReturnType<typeof useStepTexts>
