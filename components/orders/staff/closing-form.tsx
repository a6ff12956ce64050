import { useEffect } from 'react'
import { Choices, Tick } from '@/components/admin/form/choices'
import { useAttemptKey } from '@/components/admin/form/use-attempt-key'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { FieldErrors } from '@/lib/platform/app-error'
import { isApproved, DELIVERY, stepAsEnd, stepAsStart, skipsTest } from '@/lib/orders/steps'
import type { OrderJson } from '@/lib/orders/serialize'
import { SendingNotices } from './sending-notices'
import type { OpenOrder } from './use-order'
import { useSending } from './use-sending'
import type { Closing, ClosingChoices, StepDraft } from './use-step-draft'

const TITLES: Record<Closing, string> = {
  delivered: 'Teslim et',
  returned: 'Onarılmadan iade et',
  cancelled: 'İptal et',
}

const CHOICES = [
  { value: 'delivered', label: 'Teslim' },
  { value: 'returned', label: 'İade' },
  { value: 'cancelled', label: 'İptal' },
] as const

type ClosingFormProps = { open: OpenOrder; draft: StepDraft; choices: ClosingChoices }

/** Closes an order: delivered with a warranty, given back unrepaired, or cancelled. */
export function ClosingForm({ open, draft, choices }: ClosingFormProps) {
  const { order, writeOver } = open
  const { form, ...sending } = useSending()
  const attempt = useAttemptKey()
  const { fields, isSending } = sending
  const { text, reason, chooseClosing } = draft
  const { state, warranty } = choices
  const notify = choices.notify && order.email !== ''
  // The form replaces the one whose button opened it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [form])

  const step = state === 'cancelled' ? order.step : DELIVERY
  const isDelivered = state === 'delivered'
  const isReasonNeeded = isDelivered && (skipsTest(order, DELIVERY) || Boolean(fields.reason))
  const change = (changes: { text?: string; reason?: string }) => {
    sending.corrected(...Object.keys(changes))
    draft.change(changes)
  }

  async function submit(mine = false) {
    const missing = isReasonNeeded && reason.trim() === ''
    const wrong: FieldErrors = missing ? { reason: ['Yük altında test atlanıyorsa nedenini yazın.'] } : {}
    const json = { step, state, text, reason, notify, ...(isDelivered && { warrantyUntil: warranty }) }
    const isSame = (fresh: OrderJson) => fresh.step === order.step && fresh.state === order.state
    const headers = attempt.headersFor(json)
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, headers, ifMatch: etag })
    if (await sending.send(() => writeOver({ part: 'step', call, isSame, mine }), { wrong })) draft.clear()
  }

  return (
    <div id="adim" className="mb-6 max-w-288 scroll-mt-20">
      <SendingNotices
        sending={sending}
        offers={draft.offers}
        onTakeTheirs={draft.clear}
        onSaveMine={() => void submit(true)}
      />
      <FormFrame
        ref={form}
        title={TITLES[state]}
        note={step === order.step ? undefined : `${stepAsStart(order.step)} ${stepAsEnd(step)}`}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}>
        <fieldset disabled={isSending} className="min-w-0">
          <legend className="sr-only">{TITLES[state]}</legend>
          <Choices
            label="Nasıl kapanıyor"
            name="state"
            options={CHOICES.filter((one) => one.value !== 'delivered' || isApproved(order))}
            value={state}
            onChange={(value) => chooseClosing({ state: value })}
            className={FORM_CELL}
          />
          <TextField
            label={isReasonNeeded ? 'Yük testi neden yapılmadı' : 'Sebep'}
            name="reason"
            optional={!isReasonNeeded}
            hint="Müşteri görmez."
            autoComplete="off"
            value={reason}
            error={fields.reason?.join(' ')}
            onChange={({ target }) => change({ reason: target.value })}
            className={FORM_CELL}
          />
          {isDelivered && (
            <TextField
              label="Garanti son günü"
              name="warrantyUntil"
              type="date"
              hint={`Ayar: ${order.warrantyMonths} ay.`}
              value={warranty}
              error={fields.warrantyUntil?.join(' ')}
              onChange={({ target }) => {
                sending.corrected('warrantyUntil')
                chooseClosing({ warranty: target.value })
              }}
              className={`${FORM_CELL} max-w-80`}
            />
          )}
          <TextField
            label="Müşteriye cümle"
            name="text"
            optional
            autoComplete="off"
            value={text}
            error={fields.text?.join(' ')}
            onChange={({ target }) => change({ text: target.value })}
            className={FORM_CELL}
          />
        </fieldset>
        <FormButtons>
          <Button
            type="submit"
            size="compact"
            variant="act"
            busy={isSending && 'Kapatılıyor'}
            className="max-[640px]:flex-auto">
            {notify ? 'Kapat ve Bildir' : 'Kapat'}
          </Button>
          <Button size="compact" disabled={isSending} onClick={draft.leaveClosing} className="max-[640px]:flex-auto">
            Vazgeç
          </Button>
          <Tick
            checked={notify}
            disabled={order.email === '' || isSending}
            onChange={({ target }) => chooseClosing({ notify: target.checked })}
            className="max-[640px]:order-first max-[640px]:basis-full">
            E-posta ile bildir
          </Tick>
        </FormButtons>
      </FormFrame>
    </div>
  )
}
