'use client'

import { NEW_PASSWORD_FIELDS, passwordErrors } from '@/components/accounts/passwords'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { SignInLink } from '@/components/admin/shell/sign-in-link'
import { Alert } from '@/components/ui/alert'
import { buttonClasses } from '@/components/ui/button-classes'
import { newPasswordSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { ADMIN_PATHS, FORGOTTEN_PASSWORD_PATH } from '@/lib/site/admin-pages'

const DONE = 'Şifreniz değişti. Yeni şifrenizle giriş yapın.'

/** Sets a new password for the account that the link belongs to. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const state = useUncontrolledForm({
    check: (values) => passwordErrors({ ...values, token }, newPasswordSchema),
    send: async ({ newPassword = '' }) => {
      await callApi(apiPath('Auth/new-password'), { method: 'POST', json: { token, newPassword } })
    },
  })
  const { failure } = state
  if (failure?.status === 410) return <InvalidLink text={failure.message} />
  if (state.isDone) {
    return (
      <FormFrame title="Yeni şifre" level="h1" notices={<Alert tone="good" title={DONE} />}>
        <FormButtons>
          <a href={ADMIN_PATHS.login} data-act className={buttonClasses({ variant: 'primary' })}>
            Girişe Git
          </a>
        </FormButtons>
      </FormFrame>
    )
  }
  // The error of a refused password is shown on its field.
  const notice = failure && !failure.fields && <Alert tone="bad" title={failure.message} />
  return (
    <UncontrolledForm
      state={state}
      title="Yeni şifre"
      level="h1"
      notices={notice}
      fields={NEW_PASSWORD_FIELDS}
      submit="Şifreyi Kaydet"
      busy="Kaydediliyor"
      links={<SignInLink />}>
      <p className={`${FORM_CELL} break-words text-ink-2`}>{email} için. Kaydedince açık bütün oturumlar kapanır.</p>
      {/* Password managers store the new password under this address. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
    </UncontrolledForm>
  )
}

/** Replaces the form if the link is invalid. Links to the page that sends a new link. */
export function InvalidLink({ text }: { text: string }) {
  return (
    <FormFrame title="Yeni şifre" level="h1" notices={<Alert tone="bad" title={text} />}>
      <FormButtons>
        <a href={FORGOTTEN_PASSWORD_PATH} className={buttonClasses({})}>
          Yeni Bağlantı İste
        </a>
        <SignInLink />
      </FormButtons>
    </FormFrame>
  )
}
