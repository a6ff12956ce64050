'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { errorsOf } from '@/components/admin/editor/draft-form'
import { FormButtons, FormFields, FormFrame, SubmitButton } from '@/components/admin/editor/form-frame'
import { useSentForm } from '@/components/admin/editor/use-sent-form'
import { signInSchema } from '@/lib/auth/schema'
import { ApiError, callApi } from '@/lib/http/client'
import { PATHS } from '@/lib/site/pages'

const NO_TOKEN = 'Giriş başarısız. Sunucudan geçerli bir yanıt alınamadı.'
const NO_MESSAGE = 'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.'

/** Returns the server's message, or the form's own text if there is none. */
function textOf({ status, message }: ApiError): string {
  if (status >= 200 && status < 300) return NO_TOKEN
  return status === 0 || message === `HTTP error! status: ${status}` ? NO_MESSAGE : message
}

type SignInFormProps = {
  demo: { email: string; password: string } | null
  /** Why the person has to sign in again. */
  notice: ReactNode
  onToken: (token: string) => void
}

export function SignInForm({ demo, notice, onToken }: SignInFormProps) {
  const { state, form, submit } = useSentForm({
    check: (values) => errorsOf(signInSchema, values),
    send: async ({ email, password }) => {
      const { token } = await callApi<{ token?: unknown }>('/api/Auth/login', {
        method: 'POST',
        json: { email, password },
      })
      if (typeof token !== 'string' || !token) throw new ApiError(NO_TOKEN, 200)
      onToken(token)
    },
  })
  const { failure, sending, done, fields } = state
  return (
    <FormFrame
      title="Admin Paneli Girişi"
      level="h1"
      ref={form}
      // Sent before scripts run, the fields must not end up in the address.
      method="post"
      onSubmit={(event) => void submit(event)}
      notices={failure ? <Alert density="compact" tone="bad" title={textOf(failure)} /> : notice}>
      <FormFields
        errors={fields}
        fields={[
          { name: 'email', label: 'E-posta', type: 'email', autoComplete: 'username', defaultValue: demo?.email },
          {
            name: 'password',
            label: 'Şifre',
            type: 'password',
            autoComplete: 'current-password',
            defaultValue: demo?.password,
          },
        ]}
      />
      <FormButtons>
        <SubmitButton busy={(sending || done) && 'Giriş yapılıyor'}>Giriş Yap</SubmitButton>
        <a href={PATHS.home} className="ml-auto flex min-h-11 items-center">
          Siteye dön
        </a>
      </FormButtons>
    </FormFrame>
  )
}
