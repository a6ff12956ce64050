import { useState } from 'react'
import { ReadFailure } from '@/components/admin/list/loading-boundary'
import { callAdmin, useRead } from '@/components/admin/session/api'
import { RecoveryCodes, SecondFactorSetup } from './second-factor-setup'
import { SECOND_FACTOR_PATH } from './factor-frame'
import { currentPasswordField } from './passwords'
import { SecondFactorOn } from './second-factor-on'
import { errorsOf } from '@/components/admin/form/draft-form'
import { FORM_CELL, FormFields } from '@/components/admin/form/form-frame'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { Alert } from '@/components/ui/alert'
import { confirmPasswordSchema } from '@/lib/accounts/schema'

type Setup = { secret: string; uri: string }

type SecondFactorProps = {
  onChanged: () => Promise<unknown>
  /** Called when new recovery codes are shown, and when the user has saved them. */
  onCodesShown: (areShown: boolean) => void
}

/** The user's second factor: off, in setup, on, or with new recovery codes. */
export function SecondFactor({ onChanged, onCodesShown }: SecondFactorProps) {
  const { data: factor, ...read } = useRead(SECOND_FACTOR_PATH)
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [areCodesSaved, setCodesSaved] = useState(false)

  async function showCodes(newCodes: string[]) {
    setCodes(newCodes)
    setSetup(null)
    onCodesShown(true)
    await Promise.all([read.reload(), onChanged()])
  }
  async function onTurnedOff() {
    setCodesSaved(false)
    await Promise.all([read.reload(), onChanged()])
  }

  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        since={factor?.since}
        onSaved={() => {
          setCodes(null)
          setCodesSaved(true)
          onCodesShown(false)
        }}
      />
    )
  }
  if (!factor && read.error) return <ReadFailure {...read} errorPrefix="İki adımlı girişin durumu okunamadı: " />
  if (!factor) return <output>Yükleniyor…</output>
  if (factor.isOn)
    return <SecondFactorOn factor={factor} takesFocus={areCodesSaved} onCodes={showCodes} onTurnedOff={onTurnedOff} />
  if (setup) return <SecondFactorSetup setup={setup} onDone={showCodes} onCancel={() => setSetup(null)} />
  return <SecondFactorOff onSetup={setSetup} />
}

function SecondFactorOff({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const state = useUncontrolledForm({
    check: (values) => errorsOf(confirmPasswordSchema, values),
    send: async ({ currentPassword = '' }) => {
      const { body } = await callAdmin(SECOND_FACTOR_PATH, { method: 'POST', json: { currentPassword } })
      onSetup(body)
    },
  })
  return (
    <UncontrolledForm
      state={state}
      title="İki adımlı giriş"
      note="Kapalı"
      notices={state.failure && <Alert tone="bad" title={`Kurulum başlatılamadı: ${state.failure.message}`} />}
      submit="Telefonu Bağla"
      busy="Hazırlanıyor"
      plainWhileEmpty>
      <p className={`${FORM_CELL} max-w-160`}>
        Girişte şifreden sonra telefonunuzdaki altı haneli kod da sorulur. Şifreniz ele geçse bile hesabınıza girilemez.
      </p>
      <div className="max-w-112">
        <FormFields errors={state.errors} fields={[currentPasswordField('factor-current-password')]} />
      </div>
    </UncontrolledForm>
  )
}
