'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { takeDraft, type Unsaved } from '@/components/admin/form/draft-storage'
import { FormButtons, FormFields, FormFrame, SubmitButton } from '@/components/admin/form/form-frame'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { useSentForm } from '@/components/admin/form/use-sent-form'
import { Alert } from '@/components/ui/alert'
import type { FieldErrors } from '@/lib/platform/app-error'
import { errorsOf } from '@/components/admin/form/draft-form'
import { callAdmin, changeAccount } from '@/components/admin/session/api'
import { changeEmailSchema, changeNameSchema, PASSWORD_MIN_LENGTH } from '@/lib/accounts/schema'
import { wrongPasswords } from './wrong-passwords'

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

const DRAFT = 'hesap'

export function EmailForm({ email }: { email: string | undefined }) {
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const taken = takeDraft(DRAFT)
    if (typeof taken?.value === 'string') address.current!.value = taken.value
  }, [])
  return (
    <AccountForm
      title="E-posta değiştir"
      check={(values) => errorsOf(changeEmailSchema, values)}
      send={({ newEmail, currentPassword }) => changeAccount('/api/Auth/change-email', { newEmail, currentPassword })}
      success="E-posta adresiniz başarıyla güncellendi."
      failure="E-posta değiştirilirken hata oluştu: "
      submitLabel="E-postayı Güncelle"
      // Only the address outlives the session, because a password is kept nowhere.
      draft={{ key: DRAFT, read: () => address.current?.value }}
      fields={[
        {
          name: 'newEmail',
          label: 'Yeni e-posta',
          ref: address,
          type: 'email',
          autoComplete: 'email',
          hint: email && `Şimdiki: ${email}`,
        },
        {
          name: 'currentPassword',
          id: 'email-current-password',
          label: 'Mevcut şifre',
          type: 'password',
          autoComplete: 'current-password',
        },
      ]}
    />
  )
}

const NEW_PASSWORD = { type: 'password', autoComplete: 'new-password', minLength: PASSWORD_MIN_LENGTH }

export function PasswordForm() {
  return (
    <AccountForm
      title="Şifre değiştir"
      check={wrongPasswords}
      send={({ currentPassword, newPassword }) =>
        changeAccount('/api/Auth/change-password', { currentPassword, newPassword })
      }
      success="Şifreniz başarıyla güncellendi."
      failure="Şifre değiştirilirken hata oluştu: "
      submitLabel="Şifreyi Güncelle"
      fields={[
        {
          name: 'currentPassword',
          id: 'password-current-password',
          label: 'Mevcut şifre',
          type: 'password',
          autoComplete: 'current-password',
        },
        { ...NEW_PASSWORD, name: 'newPassword', label: 'Yeni şifre', hint: `En az ${PASSWORD_MIN_LENGTH} karakter.` },
        { ...NEW_PASSWORD, name: 'confirmation', label: 'Yeni şifre (tekrar)' },
      ]}
    />
  )
}

type NameFormProps = { name: string | undefined; onChanged: () => Promise<unknown> }

export function NameForm({ name, onChanged }: NameFormProps) {
  return (
    <AccountForm
      title="Ad soyad"
      check={(values) => errorsOf(changeNameSchema, values)}
      send={async ({ name: next }) => {
        await callAdmin('/api/Auth/name', { method: 'PUT', json: { name: next } })
        await onChanged()
      }}
      success="Adınız güncellendi."
      failure="Ad değiştirilirken hata oluştu: "
      submitLabel="Adı Güncelle"
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
