import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { DeleteDialog } from '@/components/admin/list/confirm-dialog'
import { useDeletion } from '@/components/admin/list/use-deletion'
import { type ConflictWords, FailureBox, FormNotices } from '@/components/admin/form/form-notices'
import { type ItemForm, useItemForm } from '@/components/admin/form/use-item-form'
import { type FormFailure, submitHandler } from '@/components/admin/form/use-submit'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/platform/app-error'
import { SIDE_PADDING } from './billing-frame'
import { BILLING_SAVE_ERROR, billingSaveFailure } from './words'

/**
 * The state of a billing form. `name` is its key in local storage, and `etag` is that of the account on the screen. If it changes
 * while the form is open, saving asks first: the screen may already show a payment that a colleague has added meanwhile.
 */
export function useBillingForm<Draft extends Record<string, string>>(name: string, initial: Draft, etag?: string) {
  const form = useItemForm<Draft, FormFailure>({ name, initial, failureOf: billingSaveFailure })
  const [editedEtag, setEditedEtag] = useState(etag)
  return {
    ...form,
    isOutdated: etag !== editedEtag,
    discardEdits: () => {
      setEditedEtag(etag)
      form.discardEdits()
    },
  }
}

type NewRow = 'fatura' | 'ödeme'

const conflictBeforeAdding = (row: NewRow): ConflictWords => ({
  title: 'Bu bölüm siz düzenlerken değişti.',
  text: `Yazdıklarınız duruyor. Bu ${row} listede yoksa ekleyin; kayıtlı hâli açarsanız yazdıklarınız silinir.`,
  overwrite: 'Yine de Ekle',
})

type BillingFormProps<Draft extends object> = {
  form: ItemForm<Draft, FormFailure> & { isOutdated: boolean }
  label: string
  submitLabel: string
  /** Returns the draft's errors. A draft with errors is not sent. */
  errors: () => FieldErrors
  send: () => Promise<unknown>
  onDone: () => void
  /** What the form adds, unless it changes a stored row. */
  newRow?: NewRow | false
  /** Deletes the stored row, after a question with this text. */
  deleteAction?: { text: string; remove: () => Promise<unknown> } | null
  children: ReactNode
}

/** A form of the billing section, with two columns of fields. The first field gets the focus, because the form replaces the pressed button. */
export function BillingForm<Draft extends object>(props: BillingFormProps<Draft>) {
  const { form: editor, label, submitLabel, errors, send, onDone, newRow, deleteAction, children } = props
  const { form, isSending, save, reset, isOutdated } = editor
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
  async function submitForm({ overwrite = false } = {}) {
    const saveAccount = async () => {
      if (isOutdated && !overwrite) throw new ApiError('', 412)
      await send()
    }
    if (await save(saveAccount, { errors: errors() })) onDone()
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
          conflict={newRow ? conflictBeforeAdding(newRow) : undefined}
          submit={submitForm}
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
