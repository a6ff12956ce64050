'use client'

import { useEffect, useRef } from 'react'
import { errorsOf } from '@/components/admin/editor/draft-form'
import { takeDraft } from '@/components/admin/editor/draft-storage'
import { FORM_CELL } from '@/components/admin/editor/form-frame'
import { TextField } from '@/components/ui/field'
import { changeEmailSchema } from '@/lib/auth/schema'
import { AccountForm } from './account-form'

const DRAFT = 'hesap'

export function EmailForm() {
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const taken = takeDraft(DRAFT)
    if (typeof taken?.value === 'string') address.current!.value = taken.value
  }, [])
  return (
    <AccountForm
      title="E-posta değiştir"
      path="/api/Auth/change-email"
      check={(values) => errorsOf(changeEmailSchema, values)}
      bodyOf={({ newEmail, currentPassword }) => ({ newEmail, currentPassword })}
      success="E-posta adresiniz başarıyla güncellendi."
      failure="E-posta değiştirilirken hata oluştu: "
      submitLabel="E-postayı Güncelle"
      // Only the address outlives the session, because a password is kept nowhere.
      draft={{ key: DRAFT, read: () => address.current?.value }}>
      {(errors) => (
        <>
          <TextField
            label="Yeni e-posta"
            name="newEmail"
            ref={address}
            type="email"
            autoComplete="email"
            required
            error={errors.newEmail?.join(' ')}
            className={FORM_CELL}
          />
          <TextField
            label="Mevcut şifre"
            name="currentPassword"
            id="email-current-password"
            type="password"
            autoComplete="current-password"
            required
            error={errors.currentPassword?.join(' ')}
            className={FORM_CELL}
          />
        </>
      )}
    </AccountForm>
  )
}
