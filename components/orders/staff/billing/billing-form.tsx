import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { FailureBox, FormNotices } from '@/components/admin/form/form-notices'
import { type ItemForm, useItemForm } from '@/components/admin/form/use-item-form'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { Button } from '@/components/ui/button'
import type { FieldErrors } from '@/lib/platform/app-error'
import { SIDE_PADDING } from './billing-frame'
import { BILLING_SAVE_ERROR, billingSaveFailure } from './words'

/** The state of a billing form. `name` is its key in local storage. */
export const useBillingForm = <Draft extends Record<string, string>>(name: string, initial: Draft) =>
  useItemForm<Draft, FormFailure>({
    name,
    initial,
    isChanged: (draft, initialDraft) => Object.keys(draft).some((key) => draft[key] !== initialDraft[key]),
    failureOf: billingSaveFailure,
  })

type BillingFormProps<Draft extends object> = {
  form: ItemForm<Draft, FormFailure>
  label: string
  submitLabel: string
  /** Returns the draft's errors. A draft with errors is not sent. */
  errors: () => FieldErrors
  send: () => Promise<unknown>
  onDone: () => void
  /** Deletes the stored row, after a question with this text. */
  deleteAction?: { text: string; remove: () => Promise<unknown> }
  children: ReactNode
}

/** A form of the billing section, with two columns of fields. The first field gets the focus, because the form replaces the pressed button. */
export function BillingForm<Draft extends object>(props: BillingFormProps<Draft>) {
  const { form: editor, label, submitLabel, errors, send, onDone, deleteAction, children } = props
  const { form, isSending, save, reset, discardEdits } = editor
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), select')?.focus(),
    [form],
  )
  const deletion = useDeletion<string>({
    remove: async () => {
      await deleteAction?.remove()
      reset()
    },
    errorPrefix: BILLING_SAVE_ERROR,
    onDeleted: onDone,
  })
  async function submitForm() {
    if (await save(send, { errors: errors() })) onDone()
  }
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={label}
        onSubmit={submitHandler(submitForm)}
        className={`bg-tint py-4 shadow-[inset_0_0_0_1px_var(--edge)] ${SIDE_PADDING}`}>
        <FormNotices
          form={editor}
          subject="bölüm"
          onReload={discardEdits}
          onOverwrite={() => void submitForm()}
          onClear={reset}
        />
        {deletion.failure && <FailureBox failure={deletion.failure} />}
        <fieldset
          disabled={isSending}
          className="grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-3.5 *:min-w-0 @max-[32.5rem]:grid-cols-1">
          <legend className="sr-only">{label}</legend>
          {children}
        </fieldset>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isSending && 'Kaydediliyor'}>
            {submitLabel}
          </Button>
          <Button
            disabled={isSending}
            onClick={() => {
              reset()
              onDone()
            }}>
            Vazgeç
          </Button>
          {deleteAction && (
            <Button
              icon={Trash2}
              disabled={isSending}
              className="ml-auto"
              onClick={() => deletion.ask(deleteAction.text)}>
              Sil
            </Button>
          )}
        </div>
      </form>
      <DeleteDialog deletion={deletion} text={(text) => text} />
    </>
  )
}

/** Classes of a cell that spans both columns. */
export const FULL_WIDTH = 'col-span-full'
