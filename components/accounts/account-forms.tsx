import { useEffect, useRef } from 'react'
import { errorsOf } from '@/components/admin/form/draft-form'
import { takeStashedDraft, type UnsavedForm } from '@/components/admin/form/draft-storage'
import { bringIntoView } from '@/components/admin/form/form-notices'
import type { FormField } from '@/components/admin/form/form-frame'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { callAdmin, changeAccount } from '@/components/admin/session/api'
import { BackToReadiness } from '@/components/readiness/back-to-readiness'
import { Alert } from '@/components/ui/alert'
import { changeEmailSchema, changeNameSchema } from '@/lib/accounts/schema'
import { apiPath } from '@/lib/api/paths'
import type { FieldErrors } from '@/lib/platform/app-error'
import { currentPasswordField, NEW_PASSWORD_FIELDS, passwordErrors } from './passwords'

type Values = Record<string, string>

type AccountFormProps = {
  title: string
  check: (values: Values) => FieldErrors
  send: (values: Values) => Promise<void>
  success: string
  /** Start of the error message, before the reason. */
  errorPrefix: string
  submit: string
  draft?: UnsavedForm['draft']
  fields: readonly FormField[]
}

function AccountForm({ check, send, success, errorPrefix, draft, ...form }: AccountFormProps) {
  const state = useUncontrolledForm({ check, send, clearsOnSuccess: true })
  useUnsavedChanges({ isDirty: state.hasText, draft })
  const notices = state.failure ? (
    <Alert tone="bad" title={errorPrefix + state.failure.message} />
  ) : (
    state.isDone && (
      <Alert ref={bringIntoView} tone="good" className="scroll-mt-20" title={success} actions={<BackToReadiness />} />
    )
  )
  return <UncontrolledForm state={state} plainWhileEmpty busy="Güncelleniyor" notices={notices} {...form} />
}

const EMAIL_DRAFT = 'hesap'

export function EmailForm({ email }: { email: string | undefined }) {
  const emailInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const stashedDraft = takeStashedDraft(EMAIL_DRAFT)
    if (typeof stashedDraft?.value === 'string') emailInput.current!.value = stashedDraft.value
  }, [])
  return (
    <AccountForm
      title="E-posta değiştir"
      check={(values) => errorsOf(changeEmailSchema, values)}
      send={({ newEmail, currentPassword }) =>
        changeAccount(apiPath('Auth/change-email'), { newEmail, currentPassword })
      }
      success="E-posta adresiniz başarıyla güncellendi."
      errorPrefix="E-posta değiştirilirken hata oluştu: "
      submit="E-postayı Güncelle"
      // Only the address is kept as a draft: passwords are never stored.
      draft={{ form: EMAIL_DRAFT, read: () => emailInput.current?.value }}
      fields={[
        {
          name: 'newEmail',
          label: 'Yeni e-posta',
          ref: emailInput,
          type: 'email',
          autoComplete: 'email',
          hint: email && `Şimdiki: ${email}`,
        },
        currentPasswordField('email-current-password'),
      ]}
    />
  )
}

export function PasswordForm() {
  return (
    <AccountForm
      title="Şifre değiştir"
      check={passwordErrors}
      send={({ currentPassword, newPassword }) =>
        changeAccount(apiPath('Auth/change-password'), { currentPassword, newPassword })
      }
      success="Şifreniz başarıyla güncellendi."
      errorPrefix="Şifre değiştirilirken hata oluştu: "
      submit="Şifreyi Güncelle"
      fields={[currentPasswordField('password-current-password'), ...NEW_PASSWORD_FIELDS]}
    />
  )
}

export function NameForm({ name, onChanged }: { name: string | undefined; onChanged: () => Promise<unknown> }) {
  return (
    <AccountForm
      title="Ad soyad"
      check={(values) => errorsOf(changeNameSchema, values)}
      send={async ({ name: newName = '' }) => {
        await callAdmin(apiPath('Auth/name'), { method: 'PUT', json: { name: newName } })
        await onChanged()
      }}
      success="Adınız güncellendi."
      errorPrefix="Ad değiştirilirken hata oluştu: "
      submit="Adı Güncelle"
      fields={[
        {
          name: 'name',
          label: 'Adınız ve soyadınız',
          autoComplete: 'name',
          maxLength: 100,
          hint: name ? `Şimdiki: ${name}` : 'Yazana kadar e-posta adresiniz görünür.',
        },
      ]}
    />
  )
}
