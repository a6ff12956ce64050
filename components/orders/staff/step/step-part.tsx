import type { ReactNode } from 'react'
import { FormFrame } from '@/components/admin/form/form-frame'
import { sends } from '@/components/admin/form/use-submit'
import type { KeptOffer } from '@/components/admin/form/use-kept-draft'
import type { OrderJson } from '@/lib/orders/order/output'
import type { FieldErrors } from '@/lib/platform/app-error'
import { SendingNotices, useSending } from '@/components/orders/staff/sending'
import type { OpenOrder } from '@/components/orders/staff/order/use-order'
import { useDraftState } from '@/components/admin/form/use-form'
import type { Step } from '@/lib/orders/steps'

export type StepRequest = {
  json: object
  headers?: Record<string, string>
  wrong: FieldErrors
  /** Whether somebody else's change left alone what is being sent. */
  isSame: (fresh: OrderJson) => boolean
  done?: string
}

/** Sends POST …/step, the one call of all parts, and says how that went. */
export function useStepSending({ writeOver }: OpenOrder, requestOf: () => StepRequest, onSent: () => void) {
  const { form, ...sending } = useSending()

  async function submit(mine = false) {
    const { json, headers, wrong, isSame, done } = requestOf()
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, headers, ifMatch: etag })
    if (await sending.send(() => writeOver({ part: 'step', call, isSame, mine }), { wrong, done })) onSent()
  }

  return { form, sending, submit }
}

type StepFrameProps = {
  part: ReturnType<typeof useStepSending>
  title: string
  note?: string
  offers: readonly KeptOffer[]
  /** Empties the form, after somebody else changed the step. */
  onTakeTheirs: () => void
  above?: ReactNode
  children: ReactNode
}

export function StepFrame({ part, title, note, offers, onTakeTheirs, above, children }: StepFrameProps) {
  const { form, sending, submit } = part
  return (
    <div id="adim" className="mb-6 max-w-288 scroll-mt-20">
      {above}
      <SendingNotices
        sending={sending}
        offers={offers}
        onTakeTheirs={() => {
          onTakeTheirs()
          sending.clear()
        }}
        onSaveMine={() => void submit(true)}
      />
      <FormFrame ref={form} title={title} note={note} onSubmit={sends(submit)}>
        {children}
      </FormFrame>
    </div>
  )
}

export type Closing = 'delivered' | 'returned' | 'cancelled'

type ClosingChoices = { state: Closing; notify: boolean; warranty: string }

/** The choices of the closing form, and those that it opened with. */
export type ClosingDraft = { begun: ClosingChoices; chosen: ClosingChoices }

type Draft = {
  text: string
  reason: string
  /** The chosen step; null is the one that comes next. */
  step: Step | null
  notify: boolean
  /** Null while the closing form is shut. */
  closing: ClosingDraft | null
}

const EMPTY: Draft = { text: '', reason: '', step: null, notify: false, closing: null }

const isChanged = ({ begun, chosen }: ClosingDraft) =>
  begun.state !== chosen.state || begun.notify !== chosen.notify || begun.warranty !== chosen.warranty

/** What is typed and chosen for the next step. The forms that move and close an order share its texts. */
export function useStepDraft(order: OrderJson) {
  // A closed order shows neither form.
  const isDirty = ({ text, reason, step, notify, closing }: Draft) =>
    order.state === 'open' && Boolean(text || reason || step || notify || (closing && isChanged(closing)))
  const [draft, setDraft, { offers }] = useDraftState(`is-emri/${order.id}/adim`, EMPTY, isDirty)

  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }))

  function openClosing(state: Closing) {
    const begun = { state, notify: order.email !== '', warranty: order.warrantyDefault }
    change({ closing: { begun, chosen: { ...(draft.closing?.chosen ?? begun), state } } })
  }

  return { ...draft, offers, change, openClosing, clear: () => setDraft(EMPTY) }
}

export type StepDraft = ReturnType<typeof useStepDraft>
