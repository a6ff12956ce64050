'use client'

import { errorsOf } from '@/components/admin/form/draft-form'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { SignInLink } from '@/components/admin/shell/sign-in-link'
import { Alert } from '@/components/ui/alert'
import { passwordLinkSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'

const DONE = 'Bu adres kayıtlıysa şifre bağlantısını gönderdik. Bağlantı bir saat geçerlidir.'
const HINT = 'Gelmediyse istenmeyen postaya bakın ya da bir Yönetici’den yeni davet isteyin.'

/** Requests a password link by email. The response is the same for every address, so that nobody learns who has an account. */
export function PasswordLinkForm() {
  const state = useUncontrolledForm({
    check: (values) => errorsOf(passwordLinkSchema, values),
    send: async ({ email = '' }) => {
      await callApi(apiPath('Auth/password-link'), { method: 'POST', json: { email } })
    },
  })
  const { failure, isDone } = state
  return (
    <UncontrolledForm
      state={state}
      title="Şifremi unuttum"
      level="h1"
      notices={
        <>
          {failure && <Alert tone="bad" title={failure.message} />}
          {isDone && <Alert tone="good" title={DONE} />}
        </>
      }
      fields={[{ name: 'email', label: 'E-posta', type: 'email', autoComplete: 'username', hint: isDone && HINT }]}
      submit="Bağlantı Gönder"
      busy="Gönderiliyor"
      links={<SignInLink />}
    />
  )
}
