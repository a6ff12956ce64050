import { useEffect, useId } from 'react'
import { Choices, Checkbox } from '@/components/admin/form/choices'
import { FORM_CELL, FormButtons } from '@/components/admin/form/form-frame'
import { type Control, fieldsOf } from '@/components/admin/form/draft-form'
import { useIdempotencyKey } from '@/components/admin/form/use-idempotency-key'
import { useNow } from '@/components/admin/use-now'
import { CircuitSymbol } from '@/components/orders/circuit'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { EVENT_FIELDS } from '@/lib/orders/order/fields'
import type { OrderJson } from '@/lib/orders/order/output'
import {
  approvalSwitch,
  DELIVERY,
  isCleared,
  canMoveTo,
  LOAD_TEST,
  nextStep,
  stepAsDestination,
  stepAsOrigin,
  stepName,
  stepTitle,
} from '@/lib/orders/steps'
import { missingTestError, hasPassedTest } from '@/lib/orders/load-test/results'
import type { FieldErrors } from '@/lib/platform/app-error'
import { elapsedWords } from '@/lib/platform/turkish/dates'
import { adminOrderPath } from '@/lib/site/admin-pages'
import { coveringOrders, needsWarrantyAnswer } from '@/components/orders/staff/device/device-history'
import { TURN_WORDS } from '@/components/orders/staff/words'
import { TurnSquare } from '@/components/orders/turn-square'
import { SavedTexts } from '@/components/orders/staff/quote/saved-texts'
import { ClosedOrder } from './closed-order'
import { StepCircuit } from './step-circuit'
import {
  type ClosedState,
  type ClosingDraft,
  REASON_PROPS,
  stepSubmitter,
  type StepEditor,
  StepFrame,
} from './step-frame'
import { hasPrimaryButton, type OrderAction } from '@/components/orders/staff/order/action-messages'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

// POST …/step moves, closes or reopens an order. Each of the three has its own form.

type StepFormProps = {
  record: OrderRecord
  editor: StepEditor
  /** The action that the message above reports, if there is one. */
  lastAction: OrderAction | null
  /** Opens the closing form. */
  onClose: () => void
  onClosed: () => void
}

export function StepForm({ record, editor, lastAction, onClose, onClosed }: StepFormProps) {
  const { order } = record
  const { closing } = editor.draft
  if (order.state !== 'open') return <ClosedOrder record={record} isNew={lastAction === 'closed'} />
  if (closing)
    return (
      <ClosingForm key={closing.initial.state} record={record} editor={editor} closing={closing} onClosed={onClosed} />
    )
  return <MoveForm record={record} editor={editor} isPlain={hasPrimaryButton(order, lastAction)} onClose={onClose} />
}

const hasSameState = (a: OrderJson, b: OrderJson) =>
  a.step === b.step &&
  a.state === b.state &&
  a.quote?.version === b.quote?.version &&
  a.quote?.decision === b.quote?.decision

const reasonLabel = (order: OrderJson) =>
  order.step < LOAD_TEST ? 'Yük testi neden yapılmadı' : 'Geçen tutanak yoksa nedeni'

type MoveFormProps = Pick<StepFormProps, 'record' | 'editor' | 'onClose'> & {
  /** Whether another section has the page's orange button. */
  isPlain: boolean
}

function MoveForm({ record, editor, isPlain, onClose }: MoveFormProps) {
  const { order } = record
  const { draft, errors: fieldErrors, isSending, change } = editor
  const now = useNow()
  const reasonId = useId()
  const idempotencyKey = useIdempotencyKey()
  const nextStepOfOrder = nextStep(order)
  const chosenStep = draft.step && canMoveTo(order, draft.step) ? draft.step : (nextStepOfOrder ?? order.step)
  const isNextStep = chosenStep === nextStepOfOrder
  const staysInStep = chosenStep === order.step
  const isLastStep = order.step === DELIVERY
  const missingTestText = missingTestError(order, chosenStep)
  const needsReason = missingTestText !== '' || Boolean(fieldErrors.reason)
  const field = fieldsOf(editor)
  const submit = stepSubmitter(record, editor, buildRequest, () => idempotencyKey.reset())

  function buildRequest() {
    const { text, reason } = draft
    const notify = draft.notify && order.email !== ''
    const errors: FieldErrors = {
      ...(staysInStep && text.trim() === '' && { text: ['Başka bir adım seçin ya da müşteriye bir not yazın.'] }),
      ...(missingTestText && reason.trim() === '' && { reason: [missingTestText] }),
    }
    const mailNote = notify ? ' Müşteriye e-posta sıraya girdi.' : ''
    const doneMessage = `${staysInStep ? 'Müşteriye yazıldı.' : `Adım değişti: ${stepName(chosenStep)}.`}${mailNote}`
    const json = { step: chosenStep, text, reason: needsReason ? reason : '', notify }
    return {
      json,
      headers: idempotencyKey.headersFor(json),
      errors,
      doneMessage,
      isSame: (fresh: OrderJson) => hasSameState(fresh, order),
    }
  }

  return (
    <StepFrame
      editor={editor}
      submit={submit}
      title={`Adım ${order.step}: ${stepTitle(order.step)}`}
      note={
        order.turn && (
          <span className="flex items-baseline gap-2">
            <TurnSquare of={order.turn.on} />
            <span>
              <b className="text-ink">{TURN_WORDS[order.turn.on].label}:</b> {order.turn.words},{' '}
              {elapsedWords(order.turn.since, now)}
            </span>
          </span>
        )
      }>
      {approvalSwitch(order) !== 'closed' && (
        <p id={reasonId} className="flex items-center gap-2.5 border-b border-line px-5 py-3 max-sm:px-4">
          <CircuitSymbol shape="switch" thickBefore bridged={order.isUnderWarranty} className="flex-none" />
          {order.isUnderWarranty ? (
            <span>
              <b>Garanti kapsamında.</b> Kontak köprülendi: teklif ve onay olmadan onarılır. Servis formu ve test
              tutanağı bunu yazar.
            </span>
          ) : (
            <span>
              <b>Onay olmadan onarıma geçilemez.</b>{' '}
              {coveringOrders(order).length > 0
                ? 'Garanti kapsamına alırsanız onay gerekmez.'
                : 'Müşteri kendi sayfasından onaylar ya da kararını siz yazarsınız.'}
            </span>
          )}
        </p>
      )}
      <LoadTestLink order={order} />
      <fieldset disabled={isSending} className="min-w-0 border-b border-line px-5 pt-5 pb-6 max-sm:px-4">
        <legend className="sr-only">Yeni adım</legend>
        <StepCircuit
          order={order}
          now={now}
          chosenStep={chosenStep}
          reasonId={reasonId}
          onChoose={(newStep) => change({ step: newStep })}
        />
      </fieldset>
      <fieldset
        disabled={isSending}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 px-5 pt-4 pb-5 max-xl:grid-cols-1 max-sm:px-4">
        <legend className="sr-only">Bildirim</legend>
        {needsReason && (
          <TextField label={reasonLabel(order)} {...REASON_PROPS} {...field('reason')} className="col-span-full" />
        )}
        <SentenceField {...field('text')} disabled={isSending} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 xl:pt-7.5">
          <Checkbox
            checked={draft.notify && order.email !== ''}
            disabled={order.email === ''}
            onChange={({ target }) => change({ notify: target.checked })}>
            E-posta ile bildir
          </Checkbox>
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            {(!isLastStep || !staysInStep || draft.text !== '') && (
              <Button
                type="submit"
                variant={
                  isNextStep && !missingTestText && !isPlain && !needsWarrantyAnswer(order) ? 'primary' : 'plain'
                }
                busy={isSending && 'Kaydediliyor'}
                className="max-sm:flex-auto">
                {isNextStep ? `${stepAsDestination(chosenStep)} Geç` : staysInStep ? 'Notu Gönder' : 'Adımı Değiştir'}
              </Button>
            )}
            {isLastStep && (
              <Button variant="primary" disabled={isSending} onClick={onClose} className="max-sm:flex-auto">
                {isCleared(order) ? 'Teslim Et' : 'Kapat'}
                <span className="sr-only"> ({isCleared(order) ? 'teslim, iade ya da iptal' : 'iade ya da iptal'})</span>
              </Button>
            )}
          </div>
        </div>
      </fieldset>
    </StepFrame>
  )
}

type SentenceFieldProps = Control & { disabled: boolean; className?: string }

/** Values of the fields that saved quote lines need and saved sentences do not. */
const SENTENCE = { kind: 'sentence', lineKind: 'part', unit: 'adet', unitPrice: null, currency: 'TRY' } as const

function SentenceField({ disabled, className = '', ...field }: SentenceFieldProps) {
  const text = field.value.trim()
  return (
    <div className={`grid min-w-0 justify-items-start gap-2 ${className}`}>
      <TextField label="Müşteriye not" optional autoComplete="off" {...field} className="w-full" />
      <SavedTexts
        kind="sentence"
        drafts={[{ ...SENTENCE, text }]}
        disabled={disabled}
        onPick={(savedText) =>
          field.onChange({ target: { value: text === '' ? savedText.text : `${text} ${savedText.text}` } })
        }
      />
    </div>
  )
}

function LoadTestLink({ order }: { order: OrderJson }) {
  const { step, loadTests, events } = order
  if (step !== LOAD_TEST) return null
  const hasPassed = hasPassedTest(loadTests, events)
  const [newest] = loadTests
  const isDraft = newest !== undefined && newest.signedAt === null
  const statusText = !newest
    ? 'Test tutanağı yazılmadı.'
    : isDraft
      ? 'Test tutanağı taslak, imzalanmadı.'
      : hasPassed
        ? 'Test tutanağı imzalandı, test geçti.'
        : 'İmzalanan tutanak geçmedi ya da cihaz sonradan geri döndü.'
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 max-sm:px-4">
      <CircuitSymbol shape="load" thickBefore done={hasPassed === true} className="flex-none" />
      <b className="min-w-0 flex-[1_1_12rem]">{statusText}</b>
      <ButtonLink
        href={adminOrderPath(order.id, 'yuk-testi')}
        variant={hasPassed ? 'plain' : 'primary'}
        className="max-sm:flex-auto">
        {!newest ? 'Tutanak Yaz' : isDraft ? 'Taslağı Aç' : 'Tutanağa Bak'}
      </ButtonLink>
    </p>
  )
}

const TITLES: Record<ClosedState, string> = {
  delivered: 'Teslim et',
  returned: 'Onarılmadan iade et',
  cancelled: 'İptal et',
}

const STATE_CHOICES = [
  { value: 'delivered', label: 'Teslim' },
  { value: 'returned', label: 'İade' },
  { value: 'cancelled', label: 'İptal' },
] as const

function warrantyHint({ warrantyUntil, warrantyDefault, warrantyMonths, isUnderWarranty }: OrderJson): string {
  if (warrantyUntil === warrantyDefault) return 'Önceki teslimde verilen gün.'
  return isUnderWarranty ? 'İlk garantinin kalanı, en az 30 gün.' : `Ayar: ${warrantyMonths} ay.`
}

type ClosingFormProps = { record: OrderRecord; editor: StepEditor; closing: ClosingDraft; onClosed: () => void }

function ClosingForm({ record, editor, closing, onClosed }: ClosingFormProps) {
  const { order } = record
  const idempotencyKey = useIdempotencyKey()
  const { form, draft, errors: fieldErrors, isSending, change, clearErrors, clear } = editor
  const { text, reason } = draft
  const { state, warranty: warrantyUntil } = closing.chosen
  const notify = closing.chosen.notify && order.email !== ''
  // This form has replaced the one with the focused button.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [form])

  const step = state === 'cancelled' ? order.step : DELIVERY
  const isDelivered = state === 'delivered'
  const missingTestText = isDelivered ? missingTestError(order, DELIVERY) : ''
  const needsReason = missingTestText !== '' || Boolean(fieldErrors.reason)
  const field = fieldsOf(editor)
  const choose = (changes: Partial<ClosingDraft['chosen']>) =>
    change({ closing: { ...closing, chosen: { ...closing.chosen, ...changes } } })

  function buildRequest() {
    const errors: FieldErrors = missingTestText && reason.trim() === '' ? { reason: [missingTestText] } : {}
    const json = { step, state, text, reason, notify, ...(isDelivered && { warrantyUntil }) }
    const isSame = (fresh: OrderJson) => fresh.step === order.step && fresh.state === order.state
    return { json, headers: idempotencyKey.headersFor(json), errors, isSame }
  }

  const submit = stepSubmitter(record, editor, buildRequest, onClosed)

  return (
    <StepFrame
      editor={editor}
      submit={submit}
      title={TITLES[state]}
      note={step === order.step ? undefined : `${stepAsOrigin(order.step)} ${stepAsDestination(step)}`}>
      <fieldset disabled={isSending} className="min-w-0">
        <legend className="sr-only">{TITLES[state]}</legend>
        <Choices
          label="Nasıl kapanıyor"
          name="state"
          options={STATE_CHOICES.filter(({ value }) => value !== 'delivered' || isCleared(order))}
          value={state}
          onChange={(value) => choose({ state: value })}
          className={FORM_CELL}
        />
        <TextField
          label={needsReason ? reasonLabel(order) : EVENT_FIELDS.reason.label}
          optional={!needsReason}
          {...REASON_PROPS}
          {...field('reason')}
          className={FORM_CELL}
        />
        {isDelivered && (
          <TextField
            label="Garanti son günü"
            name="warrantyUntil"
            type="date"
            hint={warrantyHint(order)}
            value={warrantyUntil}
            error={fieldErrors.warrantyUntil?.join(' ')}
            onChange={({ target }) => {
              clearErrors('warrantyUntil')
              choose({ warranty: target.value })
            }}
            className={`${FORM_CELL} max-w-80`}
          />
        )}
        <SentenceField {...field('text')} disabled={isSending} className={FORM_CELL} />
      </fieldset>
      <FormButtons>
        <Button type="submit" variant="primary" busy={isSending && 'Kapatılıyor'} className="max-sm:flex-auto">
          {notify ? 'Kapat ve Bildir' : 'Kapat'}
        </Button>
        <Button
          disabled={isSending}
          onClick={() => {
            clear()
            change({ closing: null })
          }}
          className="max-sm:flex-auto">
          Vazgeç
        </Button>
        <Checkbox
          checked={notify}
          disabled={order.email === '' || isSending}
          onChange={({ target }) => choose({ notify: target.checked })}
          className="max-sm:order-first max-sm:basis-full">
          E-posta ile bildir
        </Checkbox>
      </FormButtons>
    </StepFrame>
  )
}
