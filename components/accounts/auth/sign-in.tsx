'use client'

import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { currentSession, adoptToken, useSession } from '@/components/admin/session/session'
import { Alert } from '@/components/ui/alert'
import { FormFrame } from '@/components/admin/form/form-frame'
import { errorsOf } from '@/components/admin/form/draft-form'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { signInSchema } from '@/lib/accounts/schema'
import { ApiError, callApi } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { PATHS } from '@/lib/site/pages'
import { isCodeRequired, CodeForm } from './code-form'

const NO_COOKIES =
  'Tarayıcınız bu sitenin çerezlerini kabul etmiyor. Panel çerezsiz açılmaz; çerezlere izin verip yeniden giriş yapın.'

const COOKIE_REFUSED_MS = 5_000

/** When the server last set the cookie. A browser that comes back here within COOKIE_REFUSED_MS has refused it. */
let restoredAt = -Infinity

/** Restores a stored session and continues to `target`, or asks for email address and password. */
export function SignInScreen({ target, demo }: { target: string; demo: { email: string; password: string } | null }) {
  const session = useSession()
  const router = useRouter()
  const [isRestoring, setRestoring] = useState(true)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    let isUnmounted = false
    const showForm = (text = '') => {
      if (isUnmounted) return
      setFailure(text)
      setRestoring(false)
    }
    async function restore() {
      if (currentSession().phase !== 'in') return showForm()
      if (performance.now() - restoredAt < COOKIE_REFUSED_MS) return showForm(NO_COOKIES)
      try {
        await callAdmin(apiPath('Auth/session'), { method: 'POST' })
      } catch (error) {
        const reason = reasonOf(error)
        // A refused token has ended the session, and the session state has the reason.
        return showForm(currentSession().phase === 'in' ? `Oturumunuz denetlenemedi: ${reason}` : '')
      }
      restoredAt = performance.now()
      if (!isUnmounted) router.replace(target)
    }
    void restore()
    return () => {
      isUnmounted = true
    }
  }, [router, target])

  if (isRestoring) {
    return (
      <FormFrame title="Admin Paneli Girişi" level="h1">
        <output className="block p-5 text-ink-2">Yükleniyor…</output>
      </FormFrame>
    )
  }
  const reason = failure || (session.phase === 'out' && session.reason)
  return (
    <SignInForm
      demo={demo}
      notice={reason && <Alert tone="neutral" live="status" icon={Undo2} title={reason} />}
      onToken={(token) => {
        restoredAt = performance.now()
        adoptToken(token)
        router.replace(target)
      }}
    />
  )
}

const NO_TOKEN = 'Giriş başarısız. Sunucudan geçerli bir yanıt alınamadı.'
const NO_MESSAGE = 'Giriş sırasında bir hata oluştu. Lütfen tekrar deneyin.'

function textOf({ status, message }: ApiError): string {
  if (status >= 200 && status < 300) return NO_TOKEN
  return status === 0 || message === `HTTP error! status: ${status}` ? NO_MESSAGE : message
}

type Credentials = { email: string; password: string }

/** @throws {ApiError} */
async function tokenFor(credentials: Credentials & { code?: string }): Promise<string> {
  const { body } = await callApi(apiPath('Auth/login'), { method: 'POST', json: credentials })
  if (typeof body.token !== 'string' || !body.token) throw new ApiError(NO_TOKEN, 200)
  return body.token
}

type SignInFormProps = {
  demo: Credentials | null
  /** Why the user must sign in again. */
  notice: ReactNode
  onToken: (token: string) => void
}

function SignInForm({ demo, notice, onToken }: SignInFormProps) {
  // Kept in memory until the user has entered the code.
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const [refusal, setRefusal] = useState<{ email: string; failure: ApiError } | null>(null)
  if (!credentials) {
    return (
      <PasswordStep
        initial={refusal ? { email: refusal.email, password: '' } : demo}
        notice={refusal ? <Alert tone="bad" title={textOf(refusal.failure)} /> : notice}
        onToken={onToken}
        onCode={setCredentials}
      />
    )
  }
  return (
    <CodeForm
      textOf={textOf}
      send={async (code) => onToken(await tokenFor({ ...credentials, code }))}
      onRefused={(failure) => {
        setRefusal({ email: credentials.email, failure })
        setCredentials(null)
      }}
    />
  )
}

type PasswordStepProps = Pick<SignInFormProps, 'notice' | 'onToken'> & {
  initial: Credentials | null
  /** Called if the password is correct and a code is required. */
  onCode: (credentials: Credentials) => void
}

function PasswordStep({ initial, notice, onToken, onCode }: PasswordStepProps) {
  const state = useUncontrolledForm({
    check: (values) => errorsOf(signInSchema, values),
    send: async ({ email = '', password = '' }) => {
      try {
        onToken(await tokenFor({ email, password }))
      } catch (failure) {
        if (!isCodeRequired(failure)) throw failure
        onCode({ email, password })
      }
    },
  })
  return (
    <UncontrolledForm
      state={state}
      title="Admin Paneli Girişi"
      level="h1"
      notices={state.failure ? <Alert tone="bad" title={textOf(state.failure)} /> : notice}
      fields={[
        { name: 'email', label: 'E-posta', type: 'email', autoComplete: 'username', defaultValue: initial?.email },
        {
          name: 'password',
          label: 'Şifre',
          type: 'password',
          autoComplete: 'current-password',
          defaultValue: initial?.password,
        },
      ]}
      submit="Giriş Yap"
      busy="Giriş yapılıyor"
      navigates
      links={
        <a href={PATHS.home} className="ml-auto flex min-h-11 items-center">
          Siteye dön
        </a>
      }
    />
  )
}
