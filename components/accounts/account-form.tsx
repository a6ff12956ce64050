'use client'

import type { ComponentProps } from 'react'
import type { Unsaved } from '@/components/admin/form/draft-storage'
import { FormButtons, FormFields, FormFrame } from '@/components/admin/form/form-frame'
import { SubmitButton } from '@/components/admin/form/submit-button'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { useSentForm } from '@/components/admin/form/use-sent-form'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'

type Values = Record<string, string>

type AccountFormProps = {
  title: string
  /** Returns the texts of wrong fields. */
  check: (values: Values) => FieldErrors
  send: (values: Values) => Promise<void>
  success: string
  /** Words before {reason}. */
  failure: string
  submitLabel: string
  draft?: Unsaved['draft']
  fields: ComponentProps<typeof FormFields>['fields']
}

/** A form that changes the account. */
export function AccountForm(props: AccountFormProps) {
  const { title, check, send, success, failure, submitLabel, draft, fields } = props
  const { frame, note, ...sent } = useSentForm({ check, send, clears: true })
  useUnsavedChanges({ isDirty: sent.isTyped, draft })
  return (
    <FormFrame
      title={title}
      {...frame}
      onInput={note}
      notices={
        sent.failure ? (
          <Alert tone="bad" title={failure + sent.failure.message} />
        ) : (
          sent.isDone && <Alert tone="good" title={success} />
        )
      }>
      <FormFields fields={fields} errors={sent.fields} />
      <FormButtons>
        <SubmitButton rests={!sent.isTyped} busy={sent.isSending && 'Güncelleniyor'}>
          {submitLabel}
        </SubmitButton>
      </FormButtons>
    </FormFrame>
  )
}
