'use client'

import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callAdmin, reasonOf } from '@/components/admin/session/api'
import { currentSession, takeToken, useSession } from '@/components/admin/session/session'
import { Alert } from '@/components/ui/alert'
import { FormFrame } from '@/components/admin/form/form-frame'
import { SignInForm } from './sign-in-form'

type SignInProps = {
  /** Address to go to after signing in. */
  target: string
  demo: { email: string; password: string } | null
}

const NO_COOKIES =
  'Tarayıcınız bu sitenin çerezlerini kabul etmiyor. Panel çerezsiz açılmaz; çerezlere izin verip yeniden giriş yapın.'

const NO_COOKIES_WITHIN_MS = 5_000

/** When the cookie was last restored. A browser that is back here at once accepts no cookies. */
let restoredAt = -Infinity

/** Restores a stored session and continues to `target`, else asks for e-mail and password. */
export function SignIn({ target, demo }: SignInProps) {
  const session = useSession()
  const router = useRouter()
  const [restoring, setRestoring] = useState(true)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    let gone = false
    const ask = (text = '') => {
      if (gone) return
      setFailure(text)
      setRestoring(false)
    }
    async function restore() {
      if (currentSession().phase !== 'in') return ask()
      if (performance.now() - restoredAt < NO_COOKIES_WITHIN_MS) return ask(NO_COOKIES)
      try {
        await callAdmin('/api/Auth/session', { method: 'POST' })
      } catch (error) {
        const reason = reasonOf(error)
        // A refused token has ended the session, which carries the reason.
        return ask(currentSession().phase === 'in' ? `Oturumunuz denetlenemedi: ${reason}` : '')
      }
      restoredAt = performance.now()
      if (!gone) router.replace(target)
    }
    void restore()
    return () => {
      gone = true
    }
  }, [router, target])

  if (restoring) {
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
        takeToken(token)
        router.replace(target)
      }}
    />
  )
}
