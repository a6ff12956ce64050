import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { errorsOf } from '@/components/admin/form/draft-form'
import { FORM_CELL, FormButtons, FormFields } from '@/components/admin/form/form-frame'
import { useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { callAdmin } from '@/components/admin/session/api'
import { SettingItem } from '@/components/settings/setting-item'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { confirmPasswordAndCodeSchema } from '@/lib/accounts/schema'
import type { SecondFactorJson } from '@/lib/accounts/output'
import { apiPath } from '@/lib/api/paths'
import { formatDateTime } from '@/lib/platform/turkish/dates'
import { FactorFrame, SECOND_FACTOR_PATH } from './factor-frame'
import { currentPasswordField } from './passwords'

type Confirmation = { currentPassword: string; code: string | undefined }

const CONFIRMATIONS = {
  codes: {
    text: 'On yeni kod üretilir; elinizdeki eski kodlar geçmez olur.',
    errorPrefix: 'Yedek kodlar yenilenemedi: ',
    label: 'Yenilerini Üret',
    busyLabel: 'Üretiliyor',
    variant: 'plain',
  },
  off: {
    text: 'Girişte artık kod sorulmaz, yedek kodlar silinir ve diğer oturumlarınız kapanır.',
    errorPrefix: 'İki adımlı giriş kapatılamadı: ',
    label: 'İki Adımlı Girişi Kapat',
    busyLabel: 'Kapatılıyor',
    variant: 'danger',
  },
} as const

type SecondFactorOnProps = {
  factor: SecondFactorJson
  /** Whether the title gets the focus, because the focused element no longer exists. */
  takesFocus: boolean
  onCodes: (recoveryCodes: string[]) => Promise<void>
  onTurnedOff: () => Promise<void>
}

export function SecondFactorOn({ factor, takesFocus, onCodes, onTurnedOff }: SecondFactorOnProps) {
  const [pendingChange, setPendingChange] = useState<keyof typeof CONFIRMATIONS | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const cancel = () => {
    setPendingChange(null)
    title.current?.focus()
  }
  async function renewCodes(json: Confirmation) {
    const { body } = await callAdmin(apiPath('Auth/second-factor/recovery-codes'), { method: 'POST', json })
    await onCodes(body.recoveryCodes)
  }
  async function turnOff(json: Confirmation) {
    await callAdmin(SECOND_FACTOR_PATH, { method: 'DELETE', json })
    await onTurnedOff()
  }
  const { since, recoveryCodesLeft } = factor

  return (
    <FactorFrame note="Açık" isThin ref={title}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] overflow-hidden">
        <SettingItem name="Açıldı">
          <span className="mono">{since && formatDateTime(since)}</span>
        </SettingItem>
        <SettingItem name="Kalan yedek kod">
          {recoveryCodesLeft > 0 ? `${recoveryCodesLeft} / 10` : 'Kalmadı; yenilerini üretin.'}
        </SettingItem>
      </dl>
      {pendingChange === null ? (
        <FormButtons>
          <Button icon={RefreshCw} onClick={() => setPendingChange('codes')} className="max-sm:flex-auto">
            Yeni Yedek Kodlar
          </Button>
          <Button onClick={() => setPendingChange('off')} className="max-sm:flex-auto">
            Kapat
          </Button>
          <p className="text-ink-2">İkisi de şifrenizi ve bir kod sorar.</p>
        </FormButtons>
      ) : (
        <PasswordAndCodeForm
          change={pendingChange}
          onCancel={cancel}
          send={pendingChange === 'codes' ? renewCodes : turnOff}
        />
      )}
    </FactorFrame>
  )
}

type PasswordAndCodeFormProps = {
  change: keyof typeof CONFIRMATIONS
  send: (confirmation: Confirmation) => Promise<void>
  onCancel: () => void
}

/** Asks for password and code before a change. The first field gets the focus, because the pressed button no longer exists. */
function PasswordAndCodeForm({ change, send, onCancel }: PasswordAndCodeFormProps) {
  const { text, errorPrefix, label, busyLabel, variant } = CONFIRMATIONS[change]
  const { form, attributes, ...state } = useUncontrolledForm({
    check: (values) => errorsOf(confirmPasswordAndCodeSchema, values),
    send: ({ currentPassword = '', code }) => send({ currentPassword, code }),
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form noValidate {...attributes} className="border-t border-line pt-1">
      {state.failure && (
        <div className={FORM_CELL}>
          <Alert tone="bad" title={errorPrefix + state.failure.message} />
        </div>
      )}
      <p className={FORM_CELL}>{text}</p>
      <div className="max-w-112">
        <FormFields
          errors={state.errors}
          fields={[
            currentPasswordField('factor-current-password'),
            {
              name: 'code',
              id: 'factor-code',
              label: 'Uygulamadaki kod ya da yedek kod',
              autoComplete: 'one-time-code',
            },
          ]}
        />
      </div>
      <FormButtons>
        <Button type="submit" variant={variant} busy={state.isSending && busyLabel}>
          {label}
        </Button>
        <Button disabled={state.isSending} onClick={onCancel}>
          İptal
        </Button>
      </FormButtons>
    </form>
  )
}
