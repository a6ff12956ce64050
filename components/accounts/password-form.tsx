'use client'

import { changeAccount } from '@/components/admin/session/api'
import { PASSWORD_MIN_LENGTH } from '@/lib/accounts/schema'
import { AccountForm } from './account-form'
import { wrongPasswords } from '@/components/accounts/wrong-passwords'

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
