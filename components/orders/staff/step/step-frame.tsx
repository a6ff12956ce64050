import type { ReactNode } from 'react'
import { FormFrame } from '@/components/admin/form/form-frame'
import { FormNotices } from '@/components/admin/form/form-notices'
import { sentByCtrlEnter } from '@/components/admin/form/use-form-keys'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { apiPath } from '@/lib/api/paths'
import type { z } from 'zod/mini'
import type { stepMoveSchema } from '@/lib/orders/order/schema'
import type { OrderJson } from '@/lib/orders/order/output'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'
import { orderSaveFailure } from '@/components/orders/staff/words'
import type { Step } from '@/lib/orders/steps'

/** Ids of the form, for buttons outside it, and of the section around the form. */
export const STEP_FORM_ID = 'adim-formu'
export const STEP_SECTION_ID = 'adim'

export const REASON_PROPS = { hint: 'Müşteri görmez.', autoComplete: 'off' }

type StepRequest = {
  json: z.input<typeof stepMoveSchema>
  headers?: Record<string, string>
  errors: FieldErrors
  /** Whether nobody else has changed what the request changes. */
  isSame: (fresh: OrderJson) => boolean
  doneMessage?: string
}

/** Returns the function that sends POST …/step. `buildRequest` runs at each press, and `onSent` after a success. */
export function stepSubmitter(
  { id, sendIfUnchanged }: OrderRecord,
  editor: Pick<StepEditor, 'save'>,
  buildRequest: () => StepRequest,
  onSent?: () => void,
) {
  return async ({ overwrite = false } = {}) => {
    const { json, headers, errors, isSame, doneMessage } = buildRequest()
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, headers, ifMatch: etag })
    const path = apiPath('WorkOrders/[key]/step', { key: id })
    const send = () => sendIfUnchanged({ path, call, isSame, overwrite })
    if (await editor.save(send, { errors, doneMessage })) onSent?.()
  }
}

type StepFrameProps = {
  editor: StepEditor
  submit: (options?: { overwrite: boolean }) => Promise<unknown>
  title: string
  note?: ReactNode
  children: ReactNode
}

export function StepFrame({ editor, submit, title, note, children }: StepFrameProps) {
  const { form } = editor
  return (
    <div id={STEP_SECTION_ID} tabIndex={-1} className="mb-6 max-w-288 scroll-mt-20">
      <FormNotices form={editor} submit={submit} />
      <FormFrame
        id={STEP_FORM_ID}
        ref={form}
        title={title}
        note={note}
        {...sentByCtrlEnter}
        onSubmit={submitHandler(submit)}>
        {children}
      </FormFrame>
    </div>
  )
}

export type ClosedState = 'delivered' | 'returned' | 'cancelled'

type ClosingChoices = { state: ClosedState; notify: boolean; warranty: string }

/** The initial and the current choices of the closing form. */
export type ClosingDraft = { initial: ClosingChoices; chosen: ClosingChoices }

type Draft = {
  text: string
  reason: string
  /** The chosen step. Null means the next one. */
  step: Step | null
  notify: boolean
  /** Null if the closing form is closed. */
  closing: ClosingDraft | null
}

const EMPTY: Draft = { text: '', reason: '', step: null, notify: false, closing: null }

const isChanged = ({ initial, chosen }: ClosingDraft) =>
  initial.state !== chosen.state || initial.notify !== chosen.notify || initial.warranty !== chosen.warranty

/** State of the forms that move and close an order. They share it, so that the texts stay when staff switch between them. */
export const useStepForm = (order: OrderJson) =>
  useItemForm({
    name: `is-emri/${order.id}/adim`,
    initial: EMPTY,
    // A closed order shows neither of the two forms.
    isChanged: ({ text, reason, step, notify, closing }) =>
      order.state === 'open' && Boolean(text || reason || step || notify || (closing && isChanged(closing))),
    failureOf: orderSaveFailure,
  })

export type StepEditor = ReturnType<typeof useStepForm>

export function openClosing({ draft, change, clear }: StepEditor, order: OrderJson, state: ClosedState): void {
  const initial = { state, notify: order.email !== '', warranty: order.warrantyDefault }
  clear()
  change({ closing: { initial, chosen: { ...(draft.closing?.chosen ?? initial), state } } })
}
