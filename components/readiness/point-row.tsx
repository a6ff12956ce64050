import { Ban, Check, Circle, CircleMinus, Copy, FileText, RotateCcw, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSubmit } from '@/components/admin/form/use-submit'
import { callAdmin } from '@/components/admin/session/api'
import { useAccount } from '@/components/admin/shell/use-account'
import { useCopy } from '@/components/admin/use-copy'
import { ActionButton } from '@/components/ui/action-link'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckMark } from '@/components/ui/check-mark'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { apiPath } from '@/lib/api/paths'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { OFFERS, ReadinessPoint } from '@/lib/readiness/output'
import { type Answer, POINTS } from '@/lib/readiness/points'
import { OPERATOR_TEXTS } from './operator-texts'
import { OperatorText, ReasonForm, TestMailForm } from './point-forms'

type Offer = (typeof OFFERS)[number]

const STATE_WORDS = { done: 'Tamam', open: 'Açık', 'not-needed': 'Gerekmiyor' }

/** The section that is open below a row's text. */
type OpenSection = 'reason' | 'operator-text' | null

/** A point of the launch checklist, with its state and what can be done about it. `reload` reads the checklist again. */
export function PointRow({ point, reload }: { point: ReadinessPoint; reload: () => Promise<unknown> }) {
  const { name, state, warning, text, details, link, offers, recipient } = point
  const { title } = POINTS[name]
  const row = useRef<HTMLLIElement>(null)
  const submission = useSubmit((error) => error)
  const { failure, errors, isSending } = submission
  const [openSection, setOpenSection] = useState<OpenSection>(null)
  const clipboard = useCopy('Tarayıcı kopyalamadı; metni seçip kopyalayın.')
  const { data: account } = useAccount()
  const operatorTextName = offers.find((offer) => offer in OPERATOR_TEXTS) as keyof typeof OPERATOR_TEXTS | undefined
  const hasForm = state === 'open' && offers.includes('test-mail')

  async function send(call: () => Promise<unknown>, errors: FieldErrors = {}) {
    const isSent = await submission.send(() => call().then(reload), { errors })
    if (!isSent) return
    setOpenSection(null)
    // The pressed button is gone.
    row.current?.focus()
  }
  const answer = (choice: Answer | null, reason = '') =>
    void send(() =>
      callAdmin(apiPath('Readiness/points/[point]', { point: name }), {
        method: 'PUT',
        json: { answer: choice, reason },
      }),
    )
  const sendTestMail = (recipient: string, errors?: FieldErrors) =>
    void send(() => callAdmin(apiPath('Readiness/test-mail'), { method: 'POST', json: { recipient } }), errors)

  const actions: Record<Offer, () => void> = {
    'not-needed': () => setOpenSection('reason'),
    read: () => answer('read'),
    correct: () => answer('correct'),
    arrived: () => answer('arrived'),
    'not-arrived': () => answer('not-arrived'),
    'take-back': () => answer(null),
    'test-mail': () => sendTestMail(recipient || (account?.email ?? '')),
    'mail-settings': () => {
      setOpenSection('operator-text')
      void clipboard.copy(OPERATOR_TEXTS['mail-settings'])
    },
    'backup-instructions': () => setOpenSection(openSection === 'operator-text' ? null : 'operator-text'),
  }
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid min-h-15 focus-visible:-outline-offset-3 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 border-line px-5 pt-2 pb-2.25 not-first:border-t max-sm:grid-cols-[20px_minmax(0,1fr)] max-sm:px-4">
      <span className="mt-0.5 self-start">
        {state === 'done' && <CheckMark className="size-5 text-ok" />}
        {state === 'open' && <Icon of={Circle} />}
        {state === 'not-needed' && <Icon of={CircleMinus} className="size-5 text-ink-3" />}
      </span>
      <div>
        <b className={state === 'open' ? 'font-semibold' : state === 'done' ? 'font-normal' : 'font-normal text-ink-3'}>
          {title}
        </b>
        <span className="sr-only">, {STATE_WORDS[state]}</span>
        <p className="max-w-[44em] text-small leading-[1.4] wrap-anywhere text-ink-2">
          {warning && <b className="font-semibold text-bad">{warning} </b>}
          {withVariables(text)}
          {details.map(({ label, href }, index) => (
            <span key={href}>
              {' '}
              <Link href={href} className="max-sm:leading-[1.9]">
                {label}
              </Link>
              {index === details.length - 1 ? '.' : ','}
            </span>
          ))}
        </p>
        {hasForm && (
          <TestMailForm recipient={recipient} submission={submission} wasTried={warning !== ''} onSend={sendTestMail} />
        )}
        {openSection === 'reason' && (
          <ReasonForm
            id={`neden-${name}`}
            isSending={isSending}
            onAnswer={(reason) => answer('not-needed', reason)}
            onCancel={() => {
              setOpenSection(null)
              row.current?.focus()
            }}
          />
        )}
        {failure && !errors.recipient && (
          <p role="alert" className="mt-1 font-semibold text-bad">
            {failure.message}
          </p>
        )}
      </div>
      <div
        hidden={openSection === 'reason'}
        className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 empty:hidden max-sm:col-start-2 max-sm:justify-start">
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
        {offers
          .filter((offer) => !(offer === 'test-mail' && hasForm))
          .map((offer) => (
            <OfferButton key={offer} offer={offer} title={title} isBusy={isSending} onPress={actions[offer]} />
          ))}
      </div>
      {openSection === 'operator-text' && operatorTextName && (
        <OperatorText
          text={OPERATOR_TEXTS[operatorTextName]}
          clipboard={clipboard}
          isCopiedOnPress={operatorTextName === 'mail-settings'}
        />
      )}
    </li>
  )
}

/** A text with the names of variables in a monospaced font. */
function withVariables(text: string) {
  return text.split(/\b([A-Z]+_[A-Z]+)\b/).map((piece, index) =>
    index % 2 === 1 ? (
      <code key={piece} className="font-mono">
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}

const OFFER_BUTTONS = {
  'not-needed': { label: 'Gerekmiyor', icon: Ban },
  read: { label: 'Okudum', icon: Check },
  correct: { label: 'Bunlar doğru', icon: Check },
  'take-back': { label: 'Yeniden listeye al', icon: Undo2 },
  'test-mail': { label: 'Yeniden dene', icon: RotateCcw },
  'mail-settings': { label: 'Ayarı kopyala', icon: Copy },
  'backup-instructions': { label: 'Nasıl kurulur', icon: FileText },
}

type OfferButtonProps = { offer: Offer; title: string; isBusy: boolean; onPress: () => void }

function OfferButton({ offer, title, isBusy, onPress }: OfferButtonProps) {
  if (offer === 'arrived' || offer === 'not-arrived')
    return (
      <Button disabled={isBusy} onClick={onPress}>
        {offer === 'arrived' ? 'Geldi' : 'Gelmedi'}
      </Button>
    )
  const { label, icon } = OFFER_BUTTONS[offer]
  return (
    <ActionButton icon={icon} subject={title} disabled={isBusy} onClick={onPress}>
      {label}
    </ActionButton>
  )
}
