'use client'

import { errorsOf } from '@/components/admin/form/draft-form'
import { callAdmin } from '@/components/admin/session/api'
import { changeNameSchema } from '@/lib/accounts/schema'
import { AccountForm } from './account-form'

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
