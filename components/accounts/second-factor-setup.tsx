import { Copy, Download, Printer, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { OneTimeCodeField } from './code-field'
import { errorsOf } from '@/components/admin/form/draft-form'
import { takeFocus } from '@/components/admin/form/form-notices'
import { FormButtons } from '@/components/admin/form/form-frame'
import { useUncontrolledForm } from '@/components/admin/form/uncontrolled-form'
import { QrCode } from '@/components/admin/qr-code'
import { callAdmin } from '@/components/admin/session/api'
import { ACTION_LINK, ActionButton } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { confirmCodeSchema } from '@/lib/accounts/schema'
import { FactorFrame, SECOND_FACTOR_PATH } from './factor-frame'
import { useCopy } from '@/components/admin/use-copy'
import { useUnsavedChanges } from '@/components/admin/form/unsaved-changes'
import { saveFile } from '@/components/admin/list/csv-download'
import { useAccount } from '@/components/admin/shell/use-account'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { formatShortDate, formatTime } from '@/lib/platform/turkish/dates'

type SecondFactorSetupProps = {
  setup: { secret: string; uri: string }
  onDone: (recoveryCodes: string[]) => Promise<void>
  onCancel: () => void
}

/** Sets up an authenticator app in three steps. */
export function SecondFactorSetup({ setup, onDone, onCancel }: SecondFactorSetupProps) {
  return (
    <FactorFrame note="Kuruluyor" ref={takeFocus}>
      <ol className="[&_p]:max-w-[40em]">
        <Step title="Uygulamaya okutun">
          <p>
            Telefonunuzdaki doğrulama uygulamasında (Google Authenticator, Aegis ve benzerleri) “ekle”ye basıp kareyi
            okutun.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
            <QrCode
              text={setup.uri}
              ecc="low"
              label="Doğrulama uygulamasının okuyacağı kare kod"
              className="size-46 flex-none border border-line bg-[#fff] p-3"
            />
            <SecretKey {...setup} />
          </div>
        </Step>
        <Step title="Uygulamadaki kodu yazın">
          <FirstCode onDone={onDone} />
        </Step>
        <Step state="next" title="Yedek kodları saklayın">
          <p>Telefon kaybolursa girişi bu kodlar açar. Kod doğrulanınca bir kez gösterilir.</p>
        </Step>
      </ol>
      <FormButtons>
        <Button onClick={onCancel} className="max-sm:flex-auto">
          Kurulumdan Vazgeç
        </Button>
      </FormButtons>
    </FactorFrame>
  )
}

const STEP =
  'relative pt-5 pr-5 pb-6 pl-16 last:pb-2 max-[361px]:pr-4 max-[361px]:pl-14 before:absolute before:inset-y-0 before:left-8 before:border-l-2 before:border-edge first:before:top-8 last:before:bottom-auto last:before:h-8 after:absolute after:top-5 after:left-5 after:size-6.5 after:rounded-full after:border-2'

/** The test point of a step. */
const STATES = {
  done: 'after:border-ok after:bg-ok after:inset-ring-5 after:inset-ring-sheet',
  current: 'after:border-edge after:bg-edge after:inset-ring-5 after:inset-ring-sheet',
  next: 'text-ink-2 after:border-edge after:bg-sheet',
}

type StepProps = { state?: keyof typeof STATES; title: string; takesFocus?: boolean; children: ReactNode }

/** A step of the setup, drawn as a test point of a circuit. */
function Step({ state = 'current', title, takesFocus, children }: StepProps) {
  return (
    <li className={`${STEP} ${STATES[state]}`}>
      <h3
        ref={takesFocus ? takeFocus : undefined}
        tabIndex={takesFocus ? -1 : undefined}
        className="mb-1 font-sans text-[1.0625rem] leading-[1.6] font-semibold tracking-normal outline-none">
        {title}
      </h3>
      {children}
    </li>
  )
}

/** For people who cannot scan the QR code: a link that opens an app on this device, and the key in groups of four. */
function SecretKey({ secret, uri }: SecondFactorSetupProps['setup']) {
  const { message, copy } = useCopy('Kopyalanamadı. Anahtarı seçip kendiniz kopyalayın.')
  return (
    <div className="min-w-0">
      {/* A desktop rarely has such an app. */}
      <a href={uri} className={`${ACTION_LINK} pointer-fine:hidden`}>
        <Icon of={Smartphone} className="size-4.5" />
        Bu cihazdaki uygulamada aç
      </a>
      <p className="text-small text-ink-2">Okutamıyorsanız bu anahtarı yazın:</p>
      <p className="mono max-w-80 text-[1.0625rem] [word-spacing:0.1em]">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <ActionButton icon={Copy} onClick={() => void copy(secret)}>
        Anahtarı kopyala
      </ActionButton>
      <output className="block text-small text-ink-2 empty:hidden">{message}</output>
    </div>
  )
}

function FirstCode({ onDone }: Pick<SecondFactorSetupProps, 'onDone'>) {
  const { attributes, failure, errors, isSending } = useUncontrolledForm({
    check: (values) => errorsOf(confirmCodeSchema, values),
    send: async ({ code = '' }) => {
      const { body } = await callAdmin(SECOND_FACTOR_PATH, { method: 'PUT', json: { code } })
      await onDone(body.recoveryCodes)
    },
  })
  return (
    <form noValidate {...attributes}>
      {failure && !failure.fields?.code && <Alert tone="bad" title={failure.message} className="mt-2" />}
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <OneTimeCodeField label="Altı haneli kod" error={errors.code?.join(' ')} />
        <Button size="normal" type="submit" busy={isSending && 'Doğrulanıyor'}>
          Doğrula
        </Button>
      </div>
    </form>
  )
}

type RecoveryCodesProps = { codes: string[]; since: string | null | undefined; onSaved: () => void }

/** Shows new recovery codes. Because they are shown only once, leaving the page needs confirmation. */
export function RecoveryCodes({ codes, since, onSaved }: RecoveryCodesProps) {
  const { data: account } = useAccount()
  const { message, copy } = useCopy('Kopyalanamadı. Kodları seçip kendiniz kopyalayın.')
  useUnsavedChanges({ isDirty: true })

  const title = `Yedek kodlar: ${account?.email ?? ''}`
  const text = [title, '', ...codes, '', 'Her kod bir kez geçerlidir.', ''].join('\r\n')
  return (
    <FactorFrame note="Açık">
      <ol className="[&_p]:max-w-[40em]">
        <Step state="done" title="Uygulamaya okutuldu">
          {since && (
            <p className="text-small text-ink-2">
              Bağlı telefonun eklenme zamanı: {formatShortDate(since)}, {formatTime(new Date(since))}.
            </p>
          )}
        </Step>
        <Step state="done" title="Kod doğrulandı">
          <output className="flex gap-2 font-semibold text-ok">
            <CheckMark className="size-5" strokeWidth={2.4} />
            Bundan sonra girişte kod sorulur.
          </output>
        </Step>
        <Step takesFocus title="Yedek kodları saklayın">
          <p>
            Telefon yanınızda değilse bunlardan biriyle girersiniz; her kod bir kez geçerlidir.{' '}
            <b>Şimdi saklayın, bir daha gösterilmez.</b>
          </p>
          <div data-print-alone>
            <p className="hidden font-semibold print:block">{title}</p>
            <ul
              aria-label="On yedek kod"
              className="mono mt-3 mb-4 grid max-w-96 grid-cols-2 overflow-hidden border border-edge bg-paper">
              {codes.map((code) => (
                <li
                  key={code}
                  className="-mt-px -ml-px border-t border-l border-line px-4 py-2.5 text-[1.0625rem] whitespace-nowrap max-xs:px-2.5 max-xs:text-[1rem]">
                  {code}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button icon={Printer} onClick={() => window.print()}>
              Yazdır
            </Button>
            <Button
              icon={Download}
              onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'yedek-kodlar.txt')}>
              İndir
            </Button>
            <Button icon={Copy} onClick={() => void copy(text)}>
              Kopyala
            </Button>
          </div>
          <output className="mt-1.5 block text-small text-ink-2 empty:hidden">{message}</output>
        </Step>
      </ol>
      <FormButtons>
        <Button variant="primary" onClick={onSaved} className="max-sm:flex-auto">
          Kodları Sakladım
        </Button>
        <p className="text-ink-2">Sonra buradan yenilerini üretebilir ya da iki adımlı girişi kapatabilirsiniz.</p>
      </FormButtons>
    </FactorFrame>
  )
}
