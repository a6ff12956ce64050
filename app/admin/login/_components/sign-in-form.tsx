'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { errorsOf } from '@/components/admin/editor/draft-form'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/editor/form-frame'
import { useSentForm } from '@/components/admin/editor/use-sent-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
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
      <TextField
        label="E-posta"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={demo?.email}
        error={fields.email?.join(' ')}
        className={FORM_CELL}
      />
      <TextField
        label="Şifre"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        defaultValue={demo?.password}
        error={fields.password?.join(' ')}
        className={FORM_CELL}
      />
      <FormButtons>
        <Button
          type="submit"
          variant="act"
          size="compact"
          busy={(sending || done) && 'Giriş yapılıyor'}
          className="max-[640px]:flex-auto">
          Giriş Yap
        </Button>
        <a href={PATHS.home} className="ml-auto flex min-h-11 items-center">
          Siteye dön
        </a>
      </FormButtons>
    </FormFrame>
  )
}
