import { ChevronDown, FileText, Lock, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { fieldsOf } from '@/components/admin/form/draft-form'
import { FormNotices } from '@/components/admin/form/form-notices'
import { sentByCtrlEnter } from '@/components/admin/form/use-form-keys'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { ActionMessage } from '@/components/admin/parts/action-message'
import { eventMailOf, type EventMail } from '@/components/orders/staff/order/latest-mail'
import { WhatsAppButton } from '@/components/orders/staff/order/action-messages'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'
import { orderSaveFailure } from '@/components/orders/staff/words'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Options, SelectField } from '@/components/ui/select'
import { Time } from '@/components/ui/time'
import { EVENT_FIELDS } from '@/lib/orders/order/fields'
import type { OrderJson } from '@/lib/orders/order/output'
import { readableUntil } from '@/lib/orders/tracking/readable-until'
import { DIAGNOSIS, canMoveTo, type Step, stepName, STEPS } from '@/lib/orders/steps'
import { stateLabel } from '@/lib/orders/words'
import type { FieldErrors } from '@/lib/platform/app-error'
import { formatLongDate, istanbulDay } from '@/lib/platform/turkish/dates'
import { staffPaperPath } from '@/lib/site/admin-pages'
import { REASON_PROPS, stepSubmitter, STEP_SECTION_ID } from './step-frame'

const MAIL_WORDS: Record<EventMail['status'], (text: string) => string> = {
  sent: () => 'E-posta gitti.',
  sending: () => 'E-posta yolda.',
  retrying: (text) => `E-posta henüz gitmedi: ${text}`,
  failed: (text) => `E-posta gitmedi: ${text}`,
  none: () => '',
}

function closedText(order: OrderJson, mail: EventMail): string {
  const { warrantyUntil, closedPageMonths } = order
  const lastDay = readableUntil(order, closedPageMonths)
  const isReadable = lastDay && lastDay >= istanbulDay(new Date())
  return [
    warrantyUntil && `Garanti ${formatLongDate(warrantyUntil)} gününe kadar.`,
    MAIL_WORDS[mail.status](mail.text),
    lastDay && `Müşterinin sayfası ${formatLongDate(lastDay)} gününe kadar ${isReadable ? 'açık' : 'açıktı'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Shows how an order ended and, folded below, the form that reopens it. `isNew`: whether the order has just been closed. */
export function ClosedOrder({ record, isNew }: { record: OrderRecord; isNew: boolean }) {
  const { order } = record
  const { state, closedAt, papers } = order
  const mail = eventMailOf(order, state === 'delivered' ? 'delivered' : 'step-reached')
  const warrantyPaper = papers.find(({ name }) => name.startsWith('warranty'))
  const isGood = state === 'delivered' && mail.status !== 'failed'
  return (
    <div id={STEP_SECTION_ID} className="mb-6 max-w-288 scroll-mt-20">
      <ActionMessage
        takesFocus={isNew}
        tone={isGood ? 'good' : 'neutral'}
        icon={isGood ? undefined : Lock}
        title={
          <>
            {stateLabel(state)}
            {closedAt && (
              <>
                , <Time at={closedAt} className="mono font-normal" />
              </>
            )}
          </>
        }
        text={closedText(order, mail)}
        actions={
          <>
            {warrantyPaper && (
              <ButtonLink icon={FileText} href={staffPaperPath(order.id, warrantyPaper.name)} target="_blank">
                Garanti Belgesi
              </ButtonLink>
            )}
            <WhatsAppButton order={order} />
          </>
        }>
        <ReopenForm record={record} />
      </ActionMessage>
    </div>
  )
}

/** A reopened device starts with the diagnosis. */
const EMPTY: { reason: string; step: Step } = { reason: '', step: DIAGNOSIS }

function ReopenForm({ record }: { record: OrderRecord }) {
  const { order } = record
  const editor = useItemForm({ name: `is-emri/${order.id}/ac`, initial: EMPTY, failureOf: orderSaveFailure })
  const { form, draft, isDirty, isSending, change, storedDrafts } = editor
  const [isUnfolded, setUnfolded] = useState(false)

  function buildRequest() {
    const { reason, step } = draft
    const errors: FieldErrors = reason.trim() === '' ? { reason: ['Yeniden açma sebebini yazın.'] } : {}
    const json = { step, state: 'open' as const, reason }
    return { json, errors, isSame: (fresh: OrderJson) => fresh.state === order.state }
  }
  const submit = stepSubmitter(record, editor, buildRequest)

  return (
    <details
      open={isUnfolded || isDirty || storedDrafts.length > 0}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      className="group mt-2 grow basis-full border-t border-line sm:ml-9">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 underline decoration-1 underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        Yeniden aç
        <Icon of={ChevronDown} className="size-4.5 group-open:rotate-180" />
      </summary>
      <FormNotices form={editor} submit={submit} />
      <form
        ref={form}
        noValidate
        {...sentByCtrlEnter}
        onSubmit={submitHandler(submit)}
        className="grid grid-cols-[14rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 pt-1 pb-2 max-sm:grid-cols-1">
        <SelectField
          label="Hangi adımdan sürecek"
          name="step"
          disabled={isSending}
          value={draft.step}
          onChange={({ target }) => change({ step: Number(target.value) as Step })}>
          <Options of={STEPS.filter((step) => canMoveTo(order, step)).map((step) => [step, stepName(step)])} />
        </SelectField>
        <TextField
          label={EVENT_FIELDS.reason.label}
          disabled={isSending}
          {...REASON_PROPS}
          {...fieldsOf(editor)('reason')}
        />
        <Button icon={RotateCcw} type="submit" busy={isSending && 'Açılıyor'} className="sm:mt-8">
          Yeniden Aç
        </Button>
      </form>
    </details>
  )
}
