import { useDraftState } from '@/components/admin/form/use-form'
import type { Step } from '@/lib/orders/steps'
import type { OrderJson } from '@/lib/orders/output'

export type Closing = 'delivered' | 'returned' | 'cancelled'

export type ClosingChoices = { state: Closing; notify: boolean; warranty: string }

type Draft = {
  text: string
  reason: string
  /** The chosen step; null is the one that comes next. */
  step: Step | null
  notify: boolean
  /** The choices of the closing form, and those that it opened with; null while it is shut. */
  closing: { begun: ClosingChoices; chosen: ClosingChoices } | null
}

const EMPTY: Draft = { text: '', reason: '', step: null, notify: false, closing: null }

const isChanged = ({ begun, chosen }: NonNullable<Draft['closing']>) =>
  begun.state !== chosen.state || begun.notify !== chosen.notify || begun.warranty !== chosen.warranty

/** What is typed and chosen for the next step. The forms that move and close an order share its texts. */
export function useStepDraft(order: OrderJson) {
  // A closed order shows neither form.
  const isDirty = ({ text, reason, step, notify, closing }: Draft) =>
    order.state === 'open' && Boolean(text || reason || step || notify || (closing && isChanged(closing)))
  const [draft, setDraft, { offers }] = useDraftState(`is-emri/${order.id}/adim`, EMPTY, isDirty)

  function openClosing(state: Closing) {
    const begun = { state, notify: order.email !== '', warranty: order.warrantyDefault }
    setDraft((before) => ({ ...before, closing: { begun, chosen: { ...(before.closing?.chosen ?? begun), state } } }))
  }

  function chooseClosing(changes: Partial<ClosingChoices>) {
    setDraft((before) => {
      const { closing } = before
      return { ...before, closing: closing && { ...closing, chosen: { ...closing.chosen, ...changes } } }
    })
  }

  return {
    ...draft,
    offers,
    change: (changes: Partial<Omit<Draft, 'closing'>>) => setDraft((before) => ({ ...before, ...changes })),
    openClosing,
    chooseClosing,
    leaveClosing: () => setDraft((before) => ({ ...before, closing: null })),
    clear: () => setDraft(EMPTY),
  }
}

export type StepDraft = ReturnType<typeof useStepDraft>
