'use client'

import { useEffect, useRef } from 'react'
import { errorsOf } from '@/components/admin/form/draft-form'
import { takeDraft } from '@/components/admin/form/draft-storage'
import { changeAccount } from '@/components/admin/session/api'
import { changeEmailSchema } from '@/lib/accounts/schema'
import { AccountForm } from './account-form'

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
