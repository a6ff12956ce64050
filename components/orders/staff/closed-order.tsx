import { Lock, RotateCcw } from 'lucide-react'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { useDraftState } from '@/components/admin/form/use-draft-state'
import { stateLabel } from '@/lib/orders/words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { SelectField } from '@/components/ui/select'
import type { FieldErrors } from '@/lib/platform/app-error'
import { DIAGNOSIS, STEPS, type Step, stepName, isOpenTo } from '@/lib/orders/steps'
import type { OrderJson } from '@/lib/orders/serialize'
import { formatDateTime, formatLongDate, istanbulDay, monthsLater } from '@/lib/platform/turkish/dates'
import { SendingNotices } from './sending-notices'
import type { OpenOrder } from './use-order'
import { useSending } from './use-sending'

/** The device is measured again. */
const EMPTY: { reason: string; step: Step } = { reason: '', step: DIAGNOSIS }

/** Says how an order was closed, and opens it again with a reason. */
export function ClosedOrder({ open }: { open: OpenOrder }) {
  const { order, writeOver } = open
  const { state, closedAt, warrantyUntil } = order
  const [draft, setDraft, kept] = useDraftState(
    `is-emri/${order.id}/ac`,
    EMPTY,
    ({ reason, step }) => reason !== '' || step !== EMPTY.step,
  )
  const { reason, step } = draft
  const { form, ...sending } = useSending()

  async function submit(mine = false) {
    const wrong: FieldErrors = reason.trim() === '' ? { reason: ['Yeniden açma sebebini yazın.'] } : {}
    const json = { step, state: 'open', reason }
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, ifMatch: etag })
    const isSame = (fresh: OrderJson) => fresh.state === state
    if (await sending.send(() => writeOver({ part: 'step', call, isSame, mine }), { wrong })) kept.forget()
  }

  const until = closedAt && monthsLater(istanbulDay(new Date(closedAt)), order.closedPageMonths)
  return (
    <div id="adim" className="mb-6 max-w-288 scroll-mt-20">
      <Alert
        density="compact"
        tone="neutral"
        icon={Lock}
        className="mb-4"
        title={`${stateLabel(state)}${closedAt ? `, ${formatDateTime(closedAt)}` : ''}`}
        text={
          <>
            {warrantyUntil && `Garanti son günü ${formatLongDate(warrantyUntil)}. `}
            {until && `Müşterinin sayfası son olarak ${formatLongDate(until)} günü açılır.`}
          </>
        }
      />
      <SendingNotices
        sending={sending}
        offers={kept.offers}
        onTakeTheirs={() => {
          setDraft(EMPTY)
          sending.clear()
        }}
        onSaveMine={() => void submit(true)}
      />
      <FormFrame
        ref={form}
        title="Yeniden aç"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}>
        <div className={`${FORM_CELL} max-w-80`}>
          <SelectField
            label="Hangi adımdan sürecek"
            name="step"
            disabled={sending.isSending}
            value={step}
            onChange={({ target }) => setDraft({ ...draft, step: Number(target.value) as Step })}>
            {STEPS.filter((one) => isOpenTo(order, one)).map((one) => (
              <option key={one} value={one}>
                {stepName(one)}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Yeniden açma sebebi"
          name="reason"
          hint="Müşteri görmez."
          autoComplete="off"
          disabled={sending.isSending}
          value={reason}
          error={sending.fields.reason?.join(' ')}
          onChange={({ target }) => {
            sending.corrected('reason')
            setDraft({ ...draft, reason: target.value })
          }}
          className={FORM_CELL}
        />
        <FormButtons>
          <Button type="submit" size="compact" busy={sending.isSending && 'Açılıyor'}>
            <Icon of={RotateCcw} />
            Yeniden Aç
          </Button>
        </FormButtons>
      </FormFrame>
    </div>
  )
}
