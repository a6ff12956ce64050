'use client'

import { FORM_CELL } from '@/components/admin/editor/form-frame'
import { TextField } from '@/components/ui/field'
import { PASSWORD_MIN_LENGTH } from '@/lib/auth/schema'
import { AccountForm } from './account-form'
import { wrongPasswords } from './wrong-passwords'

export function PasswordForm() {
  return (
    <AccountForm
      title="Şifre değiştir"
      path="/api/Auth/change-password"
      check={wrongPasswords}
      bodyOf={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
      success="Şifreniz başarıyla güncellendi."
      failure="Şifre değiştirilirken hata oluştu: "
      submitLabel="Şifreyi Güncelle">
      {(errors) => (
        <>
          <TextField
            label="Mevcut şifre"
            name="currentPassword"
            id="password-current-password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.currentPassword?.join(' ')}
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
            error={errors.newPassword?.join(' ')}
            className={FORM_CELL}
          />
          <TextField
            label="Yeni şifre (tekrar)"
            name="confirmation"
            type="password"
            autoComplete="new-password"
            minLength={PASSWORD_MIN_LENGTH}
            required
            error={errors.confirmation?.join(' ')}
            className={FORM_CELL}
          />
        </>
      )}
    </AccountForm>
  )
}
