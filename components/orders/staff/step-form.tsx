import { useId } from 'react'
import { useAttemptKey } from '@/components/admin/form/use-attempt-key'
import { Tick } from '@/components/admin/form/choices'
import { FormFrame } from '@/components/admin/form/form-frame'
import { CircuitSymbol } from '@/components/orders/circuit'
import { useNow } from '@/components/admin/use-now'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import {
  isApproved,
  DELIVERY,
  type Step,
  stepAsEnd,
  stepName,
  stepTitle,
  isOpenTo,
  nextStep,
  skipsTest,
  nextThing,
} from '@/lib/orders/steps'
import type { FieldErrors } from '@/lib/platform/app-error'
import type { OrderJson } from '@/lib/orders/serialize'
import { lastingWords } from '@/lib/platform/turkish/durations'
import { SendingNotices } from './sending-notices'
import { StepCircuit } from './step-circuit'
import type { OpenOrder } from './use-order'
import { useSending } from './use-sending'
import type { StepDraft } from './use-step-draft'

type StepFormProps = {
  open: OpenOrder
  draft: StepDraft
  /** Opens the closing form. */
  onClose: () => void
}

const isSamePlace = (a: OrderJson, b: OrderJson) =>
  a.step === b.step &&
  a.state === b.state &&
  a.quote?.version === b.quote?.version &&
  a.quote?.decision === b.quote?.decision

/** Moves the order along the circuit, with a sentence for the customer if wanted. */
export function StepForm({ open, draft, onClose }: StepFormProps) {
  const { order, writeOver } = open
  const now = useNow()
  const whyId = useId()
  const { form, ...sending } = useSending()
  const attempt = useAttemptKey()
  const suggested = nextStep(order)
  const chosen = draft.step && isOpenTo(order, draft.step) ? draft.step : (suggested ?? order.step)
  const isNext = chosen === suggested
  const needsReason = skipsTest(order, chosen) || Boolean(sending.fields.reason)

  function change(changes: { text?: string; reason?: string; step?: Step; notify?: boolean }) {
    sending.corrected(...Object.keys(changes))
    draft.change(changes)
  }

  async function submit(mine = false) {
    const { text, reason } = draft
    const notify = draft.notify && order.email !== ''
    const stays = chosen === order.step && text.trim() === ''
    const isReasonMissing = skipsTest(order, chosen) && reason.trim() === ''
    const wrong: FieldErrors = {
      ...(stays && { text: ['Başka bir adım seçin ya da müşteriye bir cümle yazın.'] }),
      ...(isReasonMissing && { reason: ['Yük altında test atlanıyorsa nedenini yazın.'] }),
    }
    const mailed = notify ? ' Müşteriye e-posta sıraya girdi.' : ''
    const done = `${chosen === order.step ? 'Müşteriye yazıldı.' : `Adım değişti: ${stepName(chosen)}.`}${mailed}`
    const json = { step: chosen, text, reason: needsReason ? reason : '', notify }
    const headers = attempt.headersFor(json)
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, headers, ifMatch: etag })
    const isSame = (fresh: OrderJson) => isSamePlace(fresh, order)
    const went = await sending.send(() => writeOver({ part: 'step', call, isSame, mine }), { wrong, done })
    if (!went) return
    attempt.succeeded()
    draft.clear()
  }

  return (
    <div id="adim" className="mb-6 max-w-288 scroll-mt-20">
      <SendingNotices
        sending={sending}
        offers={draft.offers}
        onTakeTheirs={() => {
          draft.clear()
          sending.clear()
        }}
        onSaveMine={() => void submit(true)}
      />
      <FormFrame
        ref={form}
        title={`Adım ${order.step}: ${stepTitle(order.step)}`}
        note={`${lastingWords(order.stepSince, now)} bu adımda`}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}>
        {!isApproved(order) && (
          <p
            id={whyId}
            className="flex items-center gap-2.5 border-b border-line px-5 py-3 max-[640px]:px-4 [&_svg]:h-[33px] [&_svg]:w-[57px]">
            <CircuitSymbol of="contact" reached className="flex-none" />
            <span>
              <b>Onay olmadan onarıma geçilemez.</b> Müşteri kendi sayfasından onaylar ya da kararını siz yazarsınız.
            </span>
          </p>
        )}
        <fieldset disabled={sending.isSending} className="min-w-0 border-b border-line px-5 pt-5 pb-6 max-[640px]:px-4">
          <legend className="sr-only">Yeni adım</legend>
          <StepCircuit order={order} now={now} chosen={chosen} whyId={whyId} onChoose={(step) => change({ step })} />
        </fieldset>
        <fieldset
          disabled={sending.isSending}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 px-5 pt-4 pb-5 max-[1000px]:grid-cols-1 max-[640px]:px-4">
          <legend className="sr-only">Bildirim</legend>
          {needsReason && (
            <TextField
              label="Yük testi neden yapılmadı"
              name="reason"
              autoComplete="off"
              hint="Müşteri görmez."
              value={draft.reason}
              error={sending.fields.reason?.join(' ')}
              onChange={({ target }) => change({ reason: target.value })}
              className="col-span-full"
            />
          )}
          <TextField
            label="Müşteriye cümle"
            name="text"
            optional
            autoComplete="off"
            value={draft.text}
            error={sending.fields.text?.join(' ')}
            onChange={({ target }) => change({ text: target.value })}
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 min-[1001px]:pt-7.5">
            <Tick
              checked={draft.notify && order.email !== ''}
              disabled={order.email === ''}
              onChange={({ target }) => change({ notify: target.checked })}>
              E-posta ile bildir
            </Tick>
            <div className="flex flex-wrap gap-3 max-[640px]:w-full">
              <Button
                type="submit"
                size="compact"
                variant={isNext ? 'act' : 'plain'}
                busy={sending.isSending && 'Kaydediliyor'}
                className="max-[640px]:flex-auto">
                {isNext ? `${stepAsEnd(chosen)} Geç` : 'Adımı Değiştir'}
              </Button>
              <Button
                size="compact"
                variant={nextThing(order, now) === 'close' ? 'act' : 'plain'}
                onClick={onClose}
                className="max-[640px]:flex-auto">
                {order.step === DELIVERY && isApproved(order) ? 'Teslim Et' : 'Kapat'}
                <span className="sr-only">
                  {' '}
                  ({isApproved(order) ? 'teslim, iade ya da iptal' : 'iade ya da iptal'})
                </span>
              </Button>
            </div>
          </div>
        </fieldset>
      </FormFrame>
    </div>
  )
}
