'use client'

import { errorsOf } from '@/components/admin/form/draft-form'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { SubmitButton } from '@/components/admin/form/submit-button'
import { useSentForm } from '@/components/admin/form/use-sent-form'
import { callAdmin } from '@/components/admin/session/api'
import { Alert } from '@/components/ui/alert'
import { confirmPasswordSchema } from '@/lib/accounts/schema'
import { SECOND_FACTOR_PATH } from './factor-frame'
import { CurrentPassword } from './current-password'

type Setup = { secret: string; uri: string }

/** The second factor is off. It begins with the password. */
export function SecondFactorOff({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const { frame, note, ...sent } = useSentForm({
    check: (values) => errorsOf(confirmPasswordSchema, values),
    send: async (json) => onSetup((await callAdmin<Setup>(SECOND_FACTOR_PATH, { method: 'POST', json })).body),
  })
  return (
    <FormFrame
      title="İki adımlı giriş"
      note="Kapalı"
      {...frame}
      onInput={note}
      notices={sent.failure && <Alert tone="bad" title={`Kurulum başlatılamadı: ${sent.failure.message}`} />}>
      <p className={`${FORM_CELL} max-w-160`}>
        Girişte şifreden sonra telefonunuzdaki altı haneli kod da sorulur. Şifreniz ele geçse bile hesabınıza girilemez.
      </p>
      <CurrentPassword errors={sent.fields} />
      <FormButtons>
        <SubmitButton rests={!sent.isTyped} busy={sent.isSending && 'Hazırlanıyor'}>
          Telefonu Bağla
        </SubmitButton>
      </FormButtons>
    </FormFrame>
  )
}
