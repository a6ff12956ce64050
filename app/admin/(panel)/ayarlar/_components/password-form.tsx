'use client'

import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/editor/form-frame'
import { useUnsavedChanges } from '@/components/admin/editor/unsaved-changes'
import { useSentForm } from '@/components/admin/editor/use-sent-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { PASSWORD_MIN_LENGTH } from '@/lib/auth/schema'
import { changeAccount } from './change-account'
import { Outcome } from './outcome'
import { wrongPasswords } from './wrong-passwords'

export function PasswordForm() {
  const { state, form, submit, note } = useSentForm({
    check: wrongPasswords,
    send: ({ currentPassword, newPassword }) =>
      changeAccount('/api/Auth/change-password', { currentPassword, newPassword }),
    clears: true,
  })
  useUnsavedChanges({ isDirty: state.typed })
  return (
    <FormFrame
      title="Şifre değiştir"
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={note}
      notices={
        <Outcome
          state={state}
          success="Şifreniz başarıyla güncellendi."
          failure="Şifre değiştirilirken hata oluştu: "
        />
      }
    >
      <TextField
        label="Mevcut şifre"
        name="currentPassword"
        id="password-current-password"
        type="password"
        autoComplete="current-password"
        required
        error={state.fields.currentPassword?.join(' ')}
        className={FORM_CELL}
      />
      <TextField
        label="Yeni şifre"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        required
        hint={`En az ${PASSWORD_MIN_LENGTH} karakter.`}
        error={state.fields.newPassword?.join(' ')}
        className={FORM_CELL}
      />
      <TextField
        label="Yeni şifre (tekrar)"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        required
        error={state.fields.confirmation?.join(' ')}
        className={FORM_CELL}
      />
      <FormButtons>
        <Button
          type="submit"
          variant="act"
          size="compact"
          busy={state.sending && 'Güncelleniyor'}
          className="max-[640px]:flex-auto"
        >
          Şifreyi Güncelle
        </Button>
      </FormButtons>
    </FormFrame>
  )
}
