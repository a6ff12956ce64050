import { useEffect } from 'react'
import { Choices } from '@/components/admin/form/choices'
import { choicesOf, errorsOf, fieldsOf } from '@/components/admin/form/draft-form'
import { type ConflictWords, FormNotices } from '@/components/admin/form/form-notices'
import { FORM_CELL, FormButtons, FormFrame } from '@/components/admin/form/form-frame'
import { sentByCtrlEnter } from '@/components/admin/form/use-form-keys'
import { useItemForm } from '@/components/admin/form/use-item-form'
import { submitHandler } from '@/components/admin/form/use-submit'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { ApiError } from '@/lib/api/client'
import { apiPath } from '@/lib/api/paths'
import { HOW_WORDS, QUOTE_FIELDS, REPORT_CHANNELS } from '@/lib/orders/quote/fields'
import { type ReportedDecision, reportedDecisionSchema } from '@/lib/orders/quote/schema'
import type { OrderJson, QuoteJson } from '@/lib/orders/order/output'
import { decisionInSentence } from '@/lib/orders/words'
import { capitalise } from '@/lib/platform/turkish/case'
import { orderSaveFailure } from '@/components/orders/staff/words'
import type { OrderRecord } from '@/components/orders/staff/order/use-order'

type Channel = (typeof REPORT_CHANNELS)[number]

const DECISION_CHOICES = [
  { value: 'approved', label: 'Onayladı' },
  { value: 'declined', label: 'Onaylamadı' },
] as const

const CHANNEL_CHOICES = REPORT_CHANNELS.map((value) => ({ value, label: capitalise(HOW_WORDS[value]) }))

/** The form values of a decision that the customer reported to staff, and the version of the quote. */
type ReportedDecisionDraft = Omit<ReportedDecision, 'how'> & { how: Channel }

/** The form values while the form is closed. No quote has version 0. */
const CLOSED_FORM: ReportedDecisionDraft = { quoteVersion: 0, decision: 'approved', by: '', how: 'phone', note: '' }

/** Returns the values of a newly opened form, with the contact person prefilled as the person who decided. */
export const newReportedDecision = ({ version }: QuoteJson, { contactPerson }: OrderJson): ReportedDecisionDraft => ({
  ...CLOSED_FORM,
  quoteVersion: version,
  by: contactPerson,
})

/** State of the form. */
export const useReportedDecision = (order: OrderJson) =>
  useItemForm({
    name: `is-emri/${order.id}/karar`,
    initial: CLOSED_FORM,
    isChanged: ({ by, note, decision, how, quoteVersion }) =>
      quoteVersion !== CLOSED_FORM.quoteVersion &&
      (by !== order.contactPerson || note !== '' || decision !== CLOSED_FORM.decision || how !== CLOSED_FORM.how),
    failureOf: orderSaveFailure,
  })

export const isUndecided = (quote: QuoteJson | null, version: number) =>
  quote?.version === version && quote.decision === null

/** Returns the notice for a quote that was decided or replaced during typing. */
function conflictWords({ version, decision }: QuoteJson): ConflictWords {
  const keptNote = 'Yazdıklarınız duruyor. Kayıtlı hâli açarsanız silinir'
  const overwrite = `Teklif ${version} İçin Kaydet`
  if (!decision)
    return {
      title: `Siz yazarken teklif ${version} gönderildi.`,
      text: `${keptNote}; yazdığınız karar bu teklif içinse onun için kaydedin.`,
      overwrite,
    }
  return {
    title: `Karar daha önce verildi: teklif ${version} ${decisionInSentence(decision)}.`,
    text: `${keptNote}.`,
    overwrite,
  }
}

type DecisionFormProps = {
  record: OrderRecord
  quote: QuoteJson
  editor: ReturnType<typeof useReportedDecision>
  onDecided: () => void
}

export function DecisionForm({ record: { order, sendIfUnchanged }, quote, editor, onDecided }: DecisionFormProps) {
  const { form, draft, isSending, discardEdits } = editor
  // The form has replaced the button that had the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [form])
  const field = fieldsOf<ReportedDecisionDraft>(editor)
  const choice = choicesOf<ReportedDecisionDraft>(editor)

  async function submit(quoteVersion = draft.quoteVersion) {
    const json = { ...draft, quoteVersion }
    const errors = errorsOf(reportedDecisionSchema, json)
    const isSame = (fresh: OrderJson) => isUndecided(fresh.quote, quoteVersion)
    const call = ({ etag }: { etag: string }) => ({ method: 'POST' as const, json, ifMatch: etag })
    const saveDecision = async () => {
      if (!isSame(order)) throw new ApiError('', 412)
      await sendIfUnchanged({ path: apiPath('WorkOrders/[key]/decision', { key: order.id }), isSame, call })
    }
    if (await editor.save(saveDecision, { errors })) onDecided()
  }

  return (
    <div>
      <FormNotices
        form={{ ...editor, storedDrafts: [] }}
        conflict={conflictWords(quote)}
        onReload={discardEdits}
        onOverwrite={quote.decision === null ? () => void submit(quote.version) : undefined}
      />
      <FormFrame
        ref={form}
        title="Müşterinin kararını yaz"
        note={
          <span className="mono">
            {order.number}/{draft.quoteVersion}
          </span>
        }
        {...sentByCtrlEnter}
        onSubmit={submitHandler(submit)}>
        <fieldset disabled={isSending} className="min-w-0">
          <legend className="sr-only">Karar</legend>
          <Choices
            label={QUOTE_FIELDS.decision.label}
            options={DECISION_CHOICES}
            {...choice('decision')}
            className={FORM_CELL}
          />
          {/* These controls ask; the columns’ labels name the answers. */}
          <TextField label="Kim karar verdi" autoComplete="off" required {...field('by')} className={FORM_CELL} />
          <Choices label="Nasıl bildirdi" options={CHANNEL_CHOICES} {...choice('how')} className={FORM_CELL} />
          <TextField label="Not" optional autoComplete="off" {...field('note')} className={FORM_CELL} />
        </fieldset>
        <FormButtons>
          <Button type="submit" variant="primary" busy={isSending && 'Kaydediliyor'}>
            Kararı Kaydet
          </Button>
          <Button disabled={isSending} onClick={discardEdits}>
            Vazgeç
          </Button>
        </FormButtons>
      </FormFrame>
    </div>
  )
}
