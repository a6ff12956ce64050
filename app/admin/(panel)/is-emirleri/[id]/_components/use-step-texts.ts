import { useDraftState } from '@/components/admin/editor/use-draft-state'
import type { OrderJson } from '@/lib/domains/work-orders/serialize'

type Texts = { text: string; reason: string }

const NO_TEXTS: Texts = { text: '', reason: '' }

/** What is typed for the next step: a sentence for the customer, and a reason. The forms that move and close share it. */
export function useStepTexts(order: OrderJson) {
  // A closed order shows neither form.
  const isDirty = ({ text, reason }: Texts) => order.state === 'open' && Boolean(text || reason)
  const [texts, setTexts] = useDraftState(`is-emri/${order.id}/adim`, NO_TEXTS, isDirty)
  return {
    ...texts,
    change: (changes: Partial<Texts>) => setTexts((before) => ({ ...before, ...changes })),
    clear: () => setTexts(NO_TEXTS),
  }
}

export type StepTexts = ReturnType<typeof useStepTexts>
