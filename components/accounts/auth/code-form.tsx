import { useState } from 'react'
import { OneTimeCodeField } from '@/components/accounts/code-field'
import { takeFocus } from '@/components/admin/form/form-notices'
import { FORM_CELL } from '@/components/admin/form/form-frame'
import { UncontrolledForm, useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { ActionButton } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { ApiError } from '@/lib/api/client'

const KINDS = {
  app: {
    label: 'Uygulamadaki altı haneli kod',
    hint: 'Kod otuz saniyede bir değişir.',
    missing: 'Uygulamadaki altı haneli kodu yazın.',
    switchLabel: 'Yedek kod kullan',
    attributes: {},
  },
  recovery: {
    label: 'Yedek kod',
    hint: 'Sakladığınız on koddan biri, 4f7k-2m9x gibi. Her kod bir kez geçerlidir.',
    missing: 'Yedek kodlarınızdan birini yazın.',
    switchLabel: 'Uygulamadaki kodu kullan',
    attributes: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 12 },
  },
} as const

type Kind = keyof typeof KINDS

/** Returns whether the API asks for a code, for the first time or after a wrong one. */
export function isCodeRequired(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.status === 401 && failure.fields?.code !== undefined
}

type CodeFormProps = {
  send: (code: string) => Promise<void>
  /** Called with the reason if the sign-in must start again. */
  onRefused: (failure: ApiError) => void
  /** Returns the text of a failure that allows another attempt with the code. */
  textOf: (failure: ApiError) => string
}

/** The second step of sign-in: a code from the app, or a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const [kind, setKind] = useState<Kind>('app')
  const otherKind = kind === 'app' ? 'recovery' : 'app'
  return <CodeStep key={kind} kind={kind} onSwitch={() => setKind(otherKind)} {...props} />
}

function CodeStep({ kind, onSwitch, send, onRefused, textOf }: CodeFormProps & { kind: Kind; onSwitch: () => void }) {
  const { label, hint, missing, switchLabel, attributes } = KINDS[kind]
  const state = useUncontrolledForm({
    check: ({ code }): Record<string, string[]> => (code?.trim() ? {} : { code: [missing] }),
    send: async ({ code = '' }) => {
      try {
        await send(code)
      } catch (failure) {
        const isClientError = failure instanceof ApiError && failure.status > 0 && failure.status < 500
        if (isClientError && !isCodeRequired(failure)) return onRefused(failure)
        if (isCodeRequired(failure)) state.form.current?.reset()
        takeFocus(state.form.current?.querySelector('input') ?? null)
        throw failure
      }
    },
  })
  const { failure } = state
  // A failed call is reported in the alert, not on the field.
  const error = failure ? undefined : state.errors.code?.join(' ')
  const message = failure && (isCodeRequired(failure) ? failure.message : textOf(failure))
  return (
    <UncontrolledForm
      state={state}
      title="Doğrulama kodu"
      level="h1"
      notices={message && <Alert tone="bad" title={message} />}
      submit="Giriş Yap"
      busy="Giriş yapılıyor"
      navigates
      links={
        <ActionButton className="ml-auto" onClick={onSwitch}>
          {switchLabel}
        </ActionButton>
      }>
      <OneTimeCodeField ref={takeFocus} label={label} hint={hint} error={error} className={FORM_CELL} {...attributes} />
    </UncontrolledForm>
  )
}
