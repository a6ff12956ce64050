'use client'

import { useRouter } from 'next/navigation'
import { errorsOf } from '@/components/admin/form/draft-form'
import { FORM_CELL } from '@/components/admin/form/form-frame'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { NEW_PASSWORD_ATTRIBUTES } from '@/components/accounts/passwords'
import { adoptToken } from '@/components/admin/session/session'
import { Alert } from '@/components/ui/alert'
import { TextField } from '@/components/ui/field'
import { ROLES } from '@/lib/access/roles'
import { PASSWORD_MIN_LENGTH } from '@/lib/accounts/schema'
import type { OpenInvitation } from '@/lib/accounts/team/data'
import { acceptSchema } from '@/lib/accounts/team/schema'
import { callApi } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { ADMIN_PATHS } from '@/lib/site/admin-pages'

type AcceptFormProps = { token: string; company: string; invitation: OpenInvitation }

export function AcceptForm({ token, company, invitation: { email, role, inviterName } }: AcceptFormProps) {
  const router = useRouter()
  const state = useUncontrolledForm({
    check: (values) => fieldErrors({ ...values, token }),
    send: async ({ name = '', password = '' }) => {
      const json = { token, name, password }
      const { body } = await callApi(apiPath('Auth/invitation'), { method: 'POST', json })
      adoptToken(body.token)
      router.replace(ADMIN_PATHS.dashboard)
    },
  })
  // An invalid field shows its own error.
  const isFieldError = Object.keys(state.errors).length > 0
  const { label, scope } = ROLES[role]
  return (
    <UncontrolledForm
      state={state}
      title={`${company} yönetimine davetlisiniz`}
      level="h1"
      notices={state.failure && !isFieldError && <Alert tone="bad" title={state.failure.message} />}
      fields={[
        {
          name: 'name',
          label: 'Ad soyad',
          autoComplete: 'name',
          hint: 'İşlem kaydında ve müşteriye giden notlarda görünür.',
        },
        {
          ...NEW_PASSWORD_ATTRIBUTES,
          name: 'password',
          label: 'Şifre',
          hint: `En az ${PASSWORD_MIN_LENGTH} karakter.`,
        },
        { ...NEW_PASSWORD_ATTRIBUTES, name: 'confirmation', label: 'Şifre (tekrar)' },
      ]}
      submit="Hesabı Aç"
      busy="Hesap açılıyor"
      navigates>
      <p className={`${FORM_CELL} [overflow-wrap:anywhere]`}>
        <b>{inviterName}</b> sizi <b>{label}</b> rolüyle davet etti: {scope}.
      </p>
      <TextField
        name="email"
        label="E-posta"
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={email}
        className={FORM_CELL}
      />
    </UncontrolledForm>
  )
}

/** Returns the field errors. The confirmation is checked here, because the API does not have that field. */
function fieldErrors(values: Record<string, string>) {
  const { password, confirmation } = values
  const error = confirmation ? 'Şifreler eşleşmiyor.' : 'Şifreyi bir kez daha yazın.'
  return { ...errorsOf(acceptSchema, values), ...(confirmation !== password && { confirmation: [error] }) }
}
