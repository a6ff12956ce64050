'use client'

import { useEffect, useRef } from 'react'
import { takeDraft } from '@/components/admin/editor/draft-storage'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/editor/form-frame'
import { useUnsavedChanges } from '@/components/admin/editor/unsaved-changes'
import { useSentForm } from '@/components/admin/editor/use-sent-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { changeEmailSchema } from '@/lib/auth/schema'
import { fieldErrors } from '@/lib/validation/field-errors'
import { changeAccount } from './change-account'
import { Outcome } from './outcome'

const DRAFT = 'hesap'

export function EmailForm() {
  const address = useRef<HTMLInputElement>(null)
  const { state, form, submit, note } = useSentForm({
    check: (values) => {
      const { error } = changeEmailSchema.safeParse(values)
      return error ? fieldErrors(error.issues) : {}
    },
    send: ({ newEmail, currentPassword }) => changeAccount('/api/Auth/change-email', { newEmail, currentPassword }),
    clears: true,
  })
  // Of what was typed the address alone outlives the session: a password is kept nowhere.
  useUnsavedChanges({
    isDirty: state.typed,
    draft: { key: DRAFT, read: () => address.current?.value },
  })
  useEffect(() => {
    const taken = takeDraft(DRAFT)
    if (typeof taken?.value === 'string') address.current!.value = taken.value
  }, [])
  return (
    <FormFrame
      title="E-posta değiştir"
      ref={form}
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={note}
      notices={
        <Outcome
          state={state}
          success="E-posta adresiniz başarıyla güncellendi."
          failure="E-posta değiştirilirken hata oluştu: "
        />
      }
    >
      <TextField
        label="Yeni e-posta"
        name="newEmail"
        ref={address}
        type="email"
        autoComplete="email"
        required
        error={state.fields.newEmail?.join(' ')}
        className={FORM_CELL}
      />
      <TextField
        label="Mevcut şifre"
        name="currentPassword"
        id="email-current-password"
        type="password"
        autoComplete="current-password"
        required
        error={state.fields.currentPassword?.join(' ')}
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
          E-postayı Güncelle
        </Button>
      </FormButtons>
    </FormFrame>
  )
}
